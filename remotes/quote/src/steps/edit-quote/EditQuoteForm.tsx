import { useApi, useToday } from '@shared/api-client/hooks';
import { STATE_RULES, type Quote, isInsured, isIsoDate } from '@shared/domain';
import {
  lateResolver,
  StartOver,
  StepForm,
  type StepFormProps,
  useStepForm,
  YesNo,
  DateField,
  useField,
} from '@shared/forms';
import { useTexts, formatDate } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { memo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { loadValidation } from '../../loadValidation';
import { EDIT_QUOTE_DRAFT, EDIT_QUOTE_FIELDS, fromQuote, type EditQuoteValues } from './editQuoteValues';
import { isFilled } from './filledFlag';
import { Notice, Stack, TextField } from '@shared/ui';

interface PriorPolicyFieldsProps {
  control: Control<EditQuoteValues>;
  /** ISO date. */
  today: string;
}

const insuredUntil = (term_expiration: string) => ({
  currently_insured: true,
  prior_policy: { term_expiration },
  term: null,
});

/** The current insurer and the policy's end date (specification 2.5). */
function PriorPolicyFields({ control, today }: PriorPolicyFieldsProps) {
  const { t, language } = useTexts('quotes');
  const insurer = useField(control, 'insurer_name');
  const expiration = useWatch({ control, name: 'term_expiration' });
  // Not an error, since the policy may have been renewed (reading 55).
  const ended = isIsoDate(expiration) && !isInsured(insuredUntil(expiration), today) ? expiration : null;
  return (
    <Stack $gap={6}>
      <TextField
        name="insurer_name"
        value={insurer.value ?? ''}
        onChange={(event) => insurer.change(event.currentTarget.value)}
        onBlur={insurer.leave}
        label={t('edit.insurer')}
        hint={t('edit.insurerHint')}
        error={insurer.error}
        width="medium"
        autoComplete="off"
        maxLength={120}
      />
      <DateField
        control={control}
        name="term_expiration"
        label={t('edit.expiration')}
        hint={t('edit.expirationHint')}
      />
      <output>
        {ended === null ? null : (
          <Notice>{t('edit.expirationPassed', { month: formatDate(ended, language, 'month') })}</Notice>
        )}
      </output>
    </Stack>
  );
}

const resolver = lateResolver<EditQuoteValues>(() => loadValidation().then(({ editQuote }) => editQuote));

const PICTURES = {
  own: String(new URL('./own.svg', import.meta.url)),
  rent: String(new URL('./rent.svg', import.meta.url)),
  insured: String(new URL('./insured.svg', import.meta.url)),
  uninsured: String(new URL('./uninsured.svg', import.meta.url)),
};

interface EditQuoteFormProps extends StepFormProps<EditQuoteValues> {
  quote: Quote;
}

/**
 * Two answers, and the current policy if there is one. Prefilled only after it was submitted once (specification 2.5).
 */
export function EditQuoteForm({ quote, ...step }: EditQuoteFormProps) {
  const { t } = useTexts('quotes');
  const { storage } = useApi().transport;
  const today = useToday(quote.address);
  const form = useStepForm<EditQuoteValues>({
    resolver,
    context: { today },
    initial: isFilled(storage) ? fromQuote(quote) : {},
    quoted: fromQuote(quote),
    quoteId: quote.id,
    step: EDIT_QUOTE_DRAFT,
    fields: EDIT_QUOTE_FIELDS,
    elsewhere: step.elsewhere,
  });
  const { control } = form;
  const insured = useWatch({ control, name: 'currently_insured' });
  return (
    <StepForm
      {...step}
      of="quotes"
      form={form}
      missing={useMissing(control)}
      savingText={t('edit.saving')}
      beside={step.cancelTo ? null : <StartOver />}
    >
      <Questions control={control} quote={quote} />
      {insured ? <PriorPolicyFields control={control} today={today} /> : null}
    </StepForm>
  );
}

/** Memoized, so an answer rerenders only its own question (budgets, INP). */
const Questions = memo(function Questions({
  control,
  quote,
}: {
  control: Control<EditQuoteValues>;
  quote: Quote;
}) {
  const { t, language } = useTexts('quotes');
  const { discounts } = STATE_RULES[quote.address.state];
  const state = stateName(quote.address.state, language);
  return (
    <>
      <YesNo
        control={control}
        name="homeowner"
        legend={t('edit.home')}
        hint={t('edit.homeHint', { percent: discounts.homeowner, state })}
        yes={{ label: t('edit.homeYes'), help: t('edit.homeYesHelp'), picture: PICTURES.own }}
        no={{ label: t('edit.homeNo'), help: t('edit.homeNoHelp'), picture: PICTURES.rent }}
      />
      <YesNo
        control={control}
        name="currently_insured"
        legend={t('edit.insured')}
        hint={t('edit.insuredHint', { percent: discounts.currently_insured, state })}
        yes={{ label: t('edit.insuredYes'), picture: PICTURES.insured }}
        no={{ label: t('edit.insuredNo'), picture: PICTURES.uninsured }}
      />
    </>
  );
});

/** Why the form cannot be sent yet; undefined once it can (section 5, Edit quote). */
function useMissing(control: Control<EditQuoteValues>): string | undefined {
  const { t } = useTexts('quotes');
  const { homeowner, currently_insured, insurer_name, term_expiration } = useWatch({ control });
  if (homeowner === undefined || currently_insured === undefined) return t('edit.incomplete');
  if (currently_insured && (!insurer_name || !term_expiration)) return t('edit.incompleteInsurer');
  return undefined;
}
