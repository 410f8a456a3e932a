import { type ChoicePrices, policyHolderOf, type Quote } from '@shared/domain';
import { StepForm } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { SectionHeading, Stack, Text } from '@shared/ui';
import { linesTexts } from '../../../locales/linesTexts';
import { useNextAndBack } from '../useNextAndBack';
import { LineCard } from './LineCard';
import { useLineForm } from './useLineForm';

export interface LineFormProps {
  quote: Quote;
  prices: ChoicePrices;
  /** A package is being saved, so what is asked is not known yet. */
  isSaving: boolean;
}

// The server checks what a choice applies to, so changes in another tab cannot slip in.
const NOTHING_ELSEWHERE = {
  changes: [],
  clashes: false,
  answer: null,
  takeNewer: () => undefined,
  keepMine: () => undefined,
  tell: () => undefined,
};

/** What the packages leave out and the state lets the shopper decide, each at its price (reading 58). */
export function LineForm({ quote, prices, isSaving }: LineFormProps) {
  useMoreTexts(linesTexts);
  const { t, language } = useTexts('bind');
  const { next, back } = useNextAndBack(quote);
  const { form, values, chosen, asked, save, busy, failure } = useLineForm(quote, prices, next);
  const holder = policyHolderOf(quote.drivers);
  const leftOut = asked.filter(({ isRequired }) => isRequired).length;
  const signs = chosen.some(
    ({ line, choice }) =>
      choice === 'reject' && asked.some((one) => one.line === line && one.signed !== null),
  );
  return (
    <StepForm
      {...{ form, failure }}
      busy={busy || isSaving}
      of="bind"
      onSave={save}
      saveLabel={t(signs ? 'coverages.choices.sign' : 'lines.save')}
      savingText={t(isSaving ? 'coverages.change.saving' : 'lines.saving')}
      failureTitle={t('coverages.choices.failed')}
      elsewhere={NOTHING_ELSEWHERE}
      cancelTo={back}
    >
      <Stack $gap={4}>
        <Stack $gap={2}>
          <SectionHeading id="lines-heading">
            {t(leftOut === 0 ? 'lines.headingOwn' : 'lines.heading')}
          </SectionHeading>
          <Text>
            {t(leftOut === 0 ? 'lines.leadOwn' : 'lines.lead', {
              count: leftOut,
              state: stateName(quote.address.state, language),
            })}
          </Text>
          <Text $muted>{t('lines.prices')}</Text>
        </Stack>
        {asked.map((line) => (
          <LineCard
            key={line.line}
            control={form.control}
            {...{ line, values }}
            months={prices.months}
            state={quote.address.state}
            prices={prices.lines.find((one) => one.line === line.line)}
          />
        ))}
        {holder && signs ? (
          <Text $muted>
            {t('coverages.choices.signer', { name: `${holder.first_name} ${holder.last_name}` })}
          </Text>
        ) : null}
      </Stack>
    </StepForm>
  );
}
