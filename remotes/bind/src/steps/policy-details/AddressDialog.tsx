import { textOfLimit, useTexts } from '@shared/i18n';
import { Button, ChoiceCards, Dialog, Notice, Stack, Text, color, fontSize } from '@shared/ui';
import { useState } from 'react';
import { placeOf, type PlaceOption } from './placeOptions';
import { addressOf, type PolicyAddress } from './policyValues';
import type { AddressQuestion } from './useAddressQuestion';
import { isSameAddress } from './useAddressCheck';
import { styled } from 'styled-components';

/** An address as on an envelope. */
function AddressLines({ address }: { address: PolicyAddress }) {
  const { line1, line2, city, state, zip_code } = address;
  return (
    <Lines>
      {[line1, line2].filter(Boolean).join(', ')}
      <br />
      {city}, {state} {zip_code}
    </Lines>
  );
}

/** Styled as main text, since it is the dialog's subject though rendered as a choice's help. */
const Lines = styled.span`
  color: ${color.ink};
  font-size: ${fontSize[17]};
  font-weight: 400;
`;

export interface AddressDialogProps {
  question: AddressQuestion;
  options: readonly PlaceOption[];
}

/** The address service's spelling, with the county from the ZIP table; null if it equals the typed one. */
function suggestionOf(
  { typed, finding }: AddressQuestion,
  options: readonly PlaceOption[],
): PolicyAddress | null {
  const { suggested } = finding;
  if (suggested === null) return null;
  const { line1, line2, city } = suggested;
  const place = placeOf(
    options.filter((option) => option.city === city),
    typed,
  );
  const address = { ...addressOf(typed), ...place, line1, line2: line2 || null };
  return isSameAddress(address, typed) ? null : address;
}

type Choice = 'own' | 'suggested';

/** The suggested address beside the typed one (section 2.12); without one, the typed one for a last check. */
export function AddressDialog({ question, options }: AddressDialogProps) {
  const { t } = useTexts('bind');
  const { typed, finding, answer } = question;
  const suggested = suggestionOf(question, options);
  const [chosen, setChosen] = useState<Choice>('suggested');
  const apply = () => answer(chosen === 'suggested' && suggested !== null ? suggested : typed);
  return (
    <Dialog
      open
      title={t('policyDetails.dialog.title')}
      onClose={() => answer(null)}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button variant="primary" onClick={apply}>
            {t('policyDetails.dialog.apply')}
          </Button>
          <Button variant="quiet" wide onClick={() => answer(null)}>
            {t('policyDetails.dialog.back')}
          </Button>
        </>
      }
    >
      {suggested === null ? (
        <OwnAlone address={typed} finding={finding} />
      ) : (
        <OwnOrSuggested {...{ typed, suggested, chosen }} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

interface OwnOrSuggestedProps {
  typed: PolicyAddress;
  suggested: PolicyAddress;
  chosen: Choice;
  onChoose: (chosen: Choice) => void;
}

function OwnOrSuggested({ typed, suggested, chosen, onChoose }: OwnOrSuggestedProps) {
  const { t } = useTexts('bind');
  const option = (value: Choice, address: PolicyAddress) => ({
    value,
    label: t(`policyDetails.dialog.${value}`),
    help: <AddressLines address={address} />,
  });
  return (
    <ChoiceCards
      legend={t('policyDetails.dialog.legend')}
      hint={t('policyDetails.dialog.format')}
      name="address_choice"
      value={chosen}
      onValueChange={onChoose}
      options={[option('suggested', suggested), option('own', typed)]}
    />
  );
}

type Reason = 'down' | 'unknown' | 'right';

function reasonOf({ suggested, isDown }: AddressQuestion['finding']): Reason {
  if (isDown) return 'down';
  return suggested === null ? 'unknown' : 'right';
}

/** Without an alternative: the reason, and the address the policy will have. */
function OwnAlone({ address, finding }: { address: PolicyAddress; finding: AddressQuestion['finding'] }) {
  const { t } = useTexts('bind');
  const reason = reasonOf(finding);
  return (
    <Stack $gap={4}>
      <Notice tone={reason === 'right' ? 'success' : 'info'}>
        {textOfLimit(t, finding.limit)} {t(`policyDetails.dialog.${reason}`)}{' '}
        {reason === 'right' ? t('policyDetails.dialog.format') : null}
      </Notice>
      <Text as="div" $strong>
        <AddressLines address={address} />
      </Text>
    </Stack>
  );
}
