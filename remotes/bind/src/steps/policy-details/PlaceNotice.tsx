import type { Address, StateCode } from '@shared/domain';
import { textOfLimit, useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Button, Notice, Row, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { useLazyModule } from '../../parts/useLazyModule';
import type { Place } from './usePlace';

const loadStartOver = () => import(/* webpackChunkName: "startOver" */ './startOver');

interface PlaceNoticeProps {
  place: Place;
  stored: Address;
  /** As typed in the form. */
  zip: string | null;
  state: StateCode;
}

/** Explains the effect of another ZIP or state when it is entered: other prices, or a new quote (reading 26). */
export function PlaceNotice({ place, stored, zip, state }: PlaceNoticeProps) {
  const { t, language } = useTexts('bind');
  const isElsewhere = state !== stored.state || place.fault?.startsWith('bind:') === true;
  const isOtherZip = zip !== stored.zip_code && place.options.length > 0;
  return (
    <Said>
      {isElsewhere ? (
        <Notice title={t('policyDetails.place.otherState', { state: stateName(stored.state, language) })}>
          <Stack $gap={3}>
            {t('policyDetails.place.otherStateBody')}
            <Row>
              <LateStartOver />
            </Row>
          </Stack>
        </Notice>
      ) : place.fault !== null ? (
        <Notice>{t(place.fault)}</Notice>
      ) : place.askAgain !== null ? (
        <Notice title={t('policyDetails.place.lost')}>
          {textOfLimit(t, place.askAgain.error)}
          <Row>
            <Button onClick={place.askAgain.retry}>{t('policyDetails.place.askAgain')}</Button>
          </Row>
        </Notice>
      ) : isOtherZip ? (
        <Notice>{t('policyDetails.place.otherZip', { zip })}</Notice>
      ) : null}
    </Said>
  );
}

/** The button with its dialog, loaded when needed. */
function LateStartOver() {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('startOver', loadStartOver);
  if (failed) return <Button onClick={retry}>{t('load.retry')}</Button>;
  return loaded === undefined ? null : <loaded.StartOver />;
}

const Said = styled.output`
  display: block;
  &:empty {
    display: none;
  }
`;
