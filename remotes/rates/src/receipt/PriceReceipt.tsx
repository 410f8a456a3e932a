import {
  formatPart,
  type PaymentOption,
  type Rate,
  formatDollars,
  paymentTotal,
  priceParts,
  type PricePart,
  coverageTextKeys,
  type RatedCoverage,
  type StateCode,
  groupThousands,
  type TraceStep,
} from '@shared/domain';
import { useTexts, type Translate, keyAtRunTime, type TextLanguage } from '@shared/i18n';
import { SectionHeading, Stack, Receipt, type ReceiptRow } from '@shared/ui';
import { OpenOnce } from '../lazy/OpenOnce';
import { stateName } from '@shared/i18n/states';

type Values = Record<string, string | number>;

/** Values in a step's detail that are codes with their own text, `rates:detail.{value}.{code}`. */
const CODED = ['territory', 'column', 'licence', 'symbol', 'use', 'credit'] as const;

/** The engine's ages ('20', '30-39', '75+') in words. */
function ageWords(ages: string, t: Translate<'rates'>): string {
  const [from = '', to] = ages.split(/[-+]/);
  if (to === undefined) return t('rates:detail.ages.one', { from });
  return to === '' ? t('rates:detail.ages.from', { from }) : t('rates:detail.ages.fromTo', { from, to });
}

/**
 * A step's lookup values as text ('Ages 30 to 39, single woman'), or undefined if its name says everything. Codes become texts;
 * numbers and amounts are used as they are.
 */
export function stepDetail(
  step: TraceStep,
  t: Translate<'rates'>,
  language: TextLanguage,
): string | undefined {
  const key = `rates:detail.${step.factor.replace('factor.', '')}`;
  const values: Values = { ...step.detail };
  for (const name of CODED) {
    if (name in values) values[name] = t(keyAtRunTime(`rates:detail.codes.${values[name]}`));
  }
  if ('ages' in values) values['ages'] = ageWords(String(values['ages']), t);
  if ('state' in values) values['state'] = stateName(String(values['state']), language);
  if (typeof values['miles'] === 'number') values['miles'] = values['miles'].toLocaleString('en-US');
  // A number that has a plural; only one of them is in a step.
  const count = values['years'] ?? values['points'] ?? values['days'] ?? values['count'];
  return t(keyAtRunTime(key), { ...values, count: Number(count), defaultValue: '' }) || undefined;
}

/** Mills (1/1000 dollar) without rounding, since the receipt must add up exactly: 207400 is "$207.400". */
export function formatMills(mills: number): string {
  if (!Number.isSafeInteger(mills)) throw new RangeError('Mills are whole');
  const amount = Math.abs(mills);
  const rest = String(amount % 1000).padStart(3, '0');
  return `${mills < 0 ? '-' : ''}$${groupThousands(Math.floor(amount / 1000))}.${rest}`;
}

interface CoverageReceiptProps {
  coverage: RatedCoverage;
  vehicle: string;
  state: StateCode;
  /** Months. */
  term: number;
}

/** One coverage from base rate to price: each row's amount is the previous one times its factor. */
function CoverageReceipt({ coverage, vehicle, state, term }: CoverageReceiptProps) {
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

interface TotalReceiptProps {
  rate: Rate;
  option: PaymentOption;
  vehicleName: (vehicleId: string) => string;
}

const isCar = ({ kind }: PricePart): boolean => kind === 'vehicle';

function labelOf(
  part: PricePart,
  vehicleName: TotalReceiptProps['vehicleName'],
  t: Translate<'rates'>,
): string {
  if (part.kind === 'vehicle') return t('receipt.vehicleTotal', { vehicle: vehicleName(part.id) });
  if (part.kind === 'rounding') return t('receipt.rounding');
  const words = { count: part.count, each: formatPart(part.each) };
  return part.kind === 'fee' ? t(`receipt.fees.${part.feeType}`, words) : t('receipt.installmentFees', words);
}

/** The cars' premiums, the fees and what rounding adds, to the total that the plan shows (reading 54). */
function TotalReceipt({ rate, option, vehicleName }: TotalReceiptProps) {
  const { t } = useTexts('rates');
  const months = rate.term.duration;
  const rowOf = (part: PricePart): ReceiptRow => ({
    id: part.id,
    label: labelOf(part, vehicleName, t),
    amount: formatPart(part.amount),
  });
  const parts = priceParts(rate, option);
  const premium: ReceiptRow = {
    id: 'premium',
    label: t('receipt.policyPremium', { months }),
    amount: formatPart(rate.policy_premium),
  };
  const total: ReceiptRow = {
    id: 'total',
    label: t('receipt.total', { months }),
    amount: formatDollars(paymentTotal(option)),
    emphasis: 'total',
  };
  return (
    <Receipt
      caption={t('receipt.totals')}
      captionVisible
      headings={{ label: t('receipt.step'), factor: '', amount: t('receipt.amount') }}
      rows={[
        ...parts.filter(isCar).map(rowOf),
        premium,
        ...parts.filter((part) => !isCar(part)).map(rowOf),
        total,
      ]}
    />
  );
}

interface Props {
  rate: Rate;
  option: PaymentOption;
  vehicleName: (vehicleId: string) => string;
}

/** The math: from the cars to the total, then every factor of a car as a step that can be checked with a pencil. */
export function PriceReceipt({ rate, option, vehicleName }: Props) {
  const { t } = useTexts('rates');
  return (
    <Stack as="section" $gap={3} aria-label={t('receipt.heading')}>
      <SectionHeading as="h3" $size={20}>
        {t('receipt.heading')}
      </SectionHeading>
      <OpenOnce summary={t('receipt.totals')} detail={formatDollars(paymentTotal(option))} isPrinted>
        {() => <TotalReceipt rate={rate} option={option} vehicleName={vehicleName} />}
      </OpenOnce>
      {rate.vehicles.map((vehicle) => {
        const name = vehicleName(vehicle.vehicle_id);
        return (
          <OpenOnce key={vehicle.vehicle_id} summary={name} detail={formatPart(vehicle.premium)} isPrinted>
            {() => (
              <Stack $gap={8}>
                {vehicle.coverages.map((coverage) => (
                  <CoverageReceipt
                    key={coverage.type}
                    coverage={coverage}
                    vehicle={name}
                    state={rate.carrier_product_state_code}
                    term={rate.term.duration}
                  />
                ))}
              </Stack>
            )}
          </OpenOnce>
        );
      })}
    </Stack>
  );
}
