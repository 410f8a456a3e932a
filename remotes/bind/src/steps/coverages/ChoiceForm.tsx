import { useToday } from '@shared/api-client/hooks';
import { type CatalogueEntry, type ChoiceKind, policyHolderOf, type Quote } from '@shared/domain';
import type { RequiredChoice } from '@shared/domain/purchase';
import { StepForm } from '@shared/forms';
import { type ConsentWording, useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';
import { ChoiceCard } from './ChoiceCard';
import { useChoiceForm } from './useChoiceForm';
import { useNextAndBack } from './useNextAndBack';

interface ChoiceFormProps {
  quote: Quote;
  open: readonly RequiredChoice[];
  entries: readonly CatalogueEntry[];
  wordingOf: (kind: ChoiceKind) => ConsentWording | null;
  isSaving: boolean;
}

// The server checks what a signature applies to, so changes in another tab cannot slip in.
const NOTHING_ELSEWHERE = {
  changes: [],
  clashes: false,
  answer: null,
  takeNewer: () => undefined,
  keepMine: () => undefined,
  tell: () => undefined,
};

/** The choices to sign, each with its wording and checkbox, and one button that signs all (design: consent). */
export function ChoiceForm({ quote, open, entries, wordingOf, isSaving }: ChoiceFormProps) {
  const { t } = useTexts('bind');
  const { next, back } = useNextAndBack(quote);
  const { form, sign, busy, failure } = useChoiceForm({ quoteId: quote.id, open, wordingOf, next });
  const holder = policyHolderOf(quote.drivers);
  const today = useToday(quote.address);
  return (
    <StepForm
      {...{ form, failure }}
      busy={busy || isSaving}
      of="bind"
      onSave={sign}
      saveLabel={t('coverages.choices.sign')}
      savingText={t(isSaving ? 'coverages.change.saving' : 'coverages.choices.signing')}
      failureTitle={t('coverages.choices.failed')}
      elsewhere={NOTHING_ELSEWHERE}
      cancelTo={back}
    >
      <Stack $gap={4}>
        {open.map((choice) => (
          <ChoiceCard
            key={choice.kind}
            control={form.control}
            wording={wordingOf(choice.kind)}
            {...{ choice, entries, today }}
          />
        ))}
        {holder ? (
          <Text $muted>
            {t('coverages.choices.signer', { name: `${holder.first_name} ${holder.last_name}` })}
          </Text>
        ) : null}
      </Stack>
    </StepForm>
  );
}
