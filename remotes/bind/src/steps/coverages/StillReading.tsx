import { useTexts } from '@shared/i18n';
import { Skeleton } from '@shared/ui';
import { styled } from 'styled-components';

/** Until the catalogue is there: a card drawn without it grows, and pushes what stands below it out of the window. */
export function StillReading() {
  const { t } = useTexts('bind');
  return (
    <Room>
      <Skeleton shape="card" label={t('load.label')} />
    </Room>
  );
}

/** As tall as the window: the foot of the page must not come into view to be pushed out of it again. */
const Room = styled.div`
  min-block-size: 100vh;
`;
