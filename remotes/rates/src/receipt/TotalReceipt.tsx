import {
  formatDollars,
  formatPart,
  paymentTotal,
  priceParts,
  type PaymentOption,
  type PricePart,
  type Rate,
} from '@shared/domain';
import { type Translate, useTexts } from '@shared/i18n';
import { Receipt, type ReceiptRow } from '@shared/ui';

interface Props {
  rate: Rate;
  option: PaymentOption;
  vehicleName: (vehicleId: string) => string;
}

const isCar = ({ kind }: PricePart): boolean => kind === 'vehicle';

function labelOf(part: PricePart, vehicleName: Props['vehicleName'], t: Translate<'rates'>): string {
  if (part.kind === 'vehicle') return t('receipt.vehicleTotal', { vehicle: vehicleName(part.id) });
  if (part.kind === 'rounding') return t('receipt.rounding');
  const words = { count: part.count, each: formatPart(part.each) };
  return part.kind === 'fee' ? t(`receipt.fees.${part.feeType}`, words) : t('receipt.installmentFees', words);
}

/** The cars' premiums, the fees and what rounding adds, to the total that the plan shows (reading 54). */
export function TotalReceipt({ rate, option, vehicleName }: Props) {
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
