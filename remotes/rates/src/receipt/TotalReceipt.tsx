import { formatCents, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Receipt, type ReceiptRow } from '@shared/ui';
import { totalLines, type TotalLine } from './receiptOf';

interface Props {
  rate: Rate;
  vehicleName: (vehicleId: string) => string;
}

/** The cars' premiums and the fees, to the total that all plans start from. */
export function TotalReceipt({ rate, vehicleName }: Props) {
  const { t } = useTexts('rates');
  const months = rate.term.duration;
  const label = (line: TotalLine): string => {
    if (line.kind === 'fee') {
      return t(`receipt.fees.${line.feeType}`, { count: line.count, each: formatCents(line.each) });
    }
    if (line.kind === 'vehicle') return t('receipt.vehicleTotal', { vehicle: vehicleName(line.id) });
    if (line.kind === 'policy_premium') return t('receipt.policyPremium', { months });
    return t('receipt.total', { months });
  };
  const rows = totalLines(rate).map((line): ReceiptRow => {
    const row = { id: line.id, label: label(line), amount: formatCents(line.amount) };
    return line.kind === 'total' ? { ...row, emphasis: 'total' } : row;
  });
  return (
    <Receipt
      caption={t('receipt.totals')}
      captionVisible
      headings={{ label: t('receipt.step'), factor: '', amount: t('receipt.amount') }}
      rows={rows}
    />
  );
}
