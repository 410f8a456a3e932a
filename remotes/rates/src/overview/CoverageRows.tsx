import {
  coverageTextKeys,
  formatDollars,
  formatLimitAmount,
  type CoverageLimit,
  type RatedCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { DataTable, Text } from '@shared/ui';

/** What one car is covered for: plain words, limits by the K rule, price (specification 9, Amount display). */
export function CoverageRows({
  coverages,
  vehicle,
}: {
  coverages: readonly RatedCoverage[];
  vehicle: string;
}) {
  const { t } = useTexts('rates');
  const limitText = ({ applies_to, amount }: CoverageLimit) =>
    t(`limits.${applies_to}`, { amount: formatLimitAmount(amount) });
  return (
    <DataTable
      caption={t('vehicles.caption', { vehicle })}
      corner={t('vehicles.coverage')}
      columns={[
        { id: 'limit', label: t('vehicles.limit') },
        { id: 'price', label: t('vehicles.price'), align: 'end' },
      ]}
      rows={coverages.map(({ type, limits, premium }) => ({
        id: type,
        header: (
          <>
            {t(coverageTextKeys(type).name)}
            <Text as="span" $size={14} $muted>
              <br />
              {t(coverageTextKeys(type).plain)}
            </Text>
          </>
        ),
        cells: {
          limit: limits.length === 0 ? t('limits.none') : limits.map(limitText).join(' / '),
          price: formatDollars(premium),
        },
      }))}
    />
  );
}
