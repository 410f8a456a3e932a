import {
  coverageTextKeys,
  formatDollars,
  formatLimitAmount,
  type CoverageLimit,
  type RatedCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { DataTable, Text } from '@shared/ui';
import { styled } from 'styled-components';

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
            <Help as="span" $size={14} $muted>
              {t(coverageTextKeys(type).plain)}
            </Help>
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

const Help = styled(Text)`
  display: block;
  font-weight: 400;
`;
