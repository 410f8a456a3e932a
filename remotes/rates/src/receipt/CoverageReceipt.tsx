import { coverageTextKeys, formatPart, type RatedCoverage, type StateCode } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Receipt, type ReceiptRow } from '@shared/ui';
import { formatMills } from './formatMills';
import { stepDetail } from './stepDetail';

interface Props {
  coverage: RatedCoverage;
  vehicle: string;
  state: StateCode;
  /** Months. */
  term: number;
}

/** One coverage from base rate to price: each row's amount is the previous one times its factor. */
export function CoverageReceipt({ coverage, vehicle, state, term }: Props) {
  const { t, language } = useTexts('rates');
  const name = t(coverageTextKeys(coverage.type, state).name);
  const steps = tellingSteps(coverage).map((step, index): ReceiptRow => ({
    id: `${index}-${step.factor}`,
    label: t(step.factor),
    detail: stepDetail(step, t, language),
    factor: step.multiplier === null ? '' : `× ${step.multiplier}`,
    amount: formatMills(step.after_mills),
  }));
  const total: ReceiptRow = {
    id: 'total',
    label: t('receipt.coverageTotal', { coverage: name, months: term }),
    amount: formatPart(coverage.premium),
    emphasis: 'total',
  };
  return (
    <Receipt
      caption={t('receipt.caption', { coverage: name, vehicle })}
      captionVisible
      headings={{ label: t('receipt.step'), factor: t('receipt.factor'), amount: t('receipt.amount') }}
      rows={[...steps, total]}
    />
  );
}

/** A coverage's steps that change its price; factors of one are omitted. */
export function tellingSteps(coverage: RatedCoverage) {
  return coverage.steps.filter((step) => step.multiplier === null || step.before_mills !== step.after_mills);
}
