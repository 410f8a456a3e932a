import { useTexts } from '@shared/i18n';
import { Room, Skeleton } from '@shared/ui';

/** Until the catalogue is there: a card drawn without it grows, and pushes what stands below it out of the window. */
export function StillReading() {
  const { t } = useTexts('bind');
  return (
    <Room>
      <Skeleton shape="card" label={t('load.label')} />
    </Room>
  );
}
