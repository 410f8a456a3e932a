import { type Address, type StateCode, STATE_RULES } from '@shared/domain';
import { StartOver } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Button, Notice, Row, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import type { Place } from './usePlace';

interface PlaceNoticeProps {
  place: Place;
  stored: Address;
  /** As they stand in the form. */
  zip: string | null;
  state: StateCode;
}

/** What another place means, said when it is entered: other prices, or another quote (reading 26). */
export function PlaceNotice({ place, stored, zip, state }: PlaceNoticeProps) {
  const { t } = useTexts('bind');
  const isElsewhere = state !== stored.state || place.fault?.startsWith('bind:') === true;
  const isOtherZip = zip !== stored.zip_code && place.options.length > 0;
  return (
    <Said>
      {isElsewhere ? (
        <Notice title={t('policyDetails.place.otherState', { state: STATE_RULES[stored.state].name })}>
          <Stack $gap={3}>
            {t('policyDetails.place.otherStateBody')}
            <Row>
              <StartOver />
            </Row>
          </Stack>
        </Notice>
      ) : place.fault !== null ? (
        <Notice>{t(place.fault)}</Notice>
      ) : place.askAgain !== null ? (
        <Notice title={t('policyDetails.place.lost')}>
          <Row>
            <Button onClick={place.askAgain}>{t('policyDetails.place.askAgain')}</Button>
          </Row>
        </Notice>
      ) : isOtherZip ? (
        <Notice>{t('policyDetails.place.otherZip', { zip })}</Notice>
      ) : null}
    </Said>
  );
}

const Said = styled.output`
  display: block;
  &:empty {
    display: none;
  }
`;
