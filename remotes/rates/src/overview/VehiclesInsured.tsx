import type { Quote, Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack } from '@shared/ui';
import { VehicleCoverage } from './VehicleCoverage';

/** The insured cars, each with its package and coverages. */
export function VehiclesInsured({ quote, rate }: { quote: Quote; rate: Rate }) {
  const { t } = useTexts('rates');
  return (
    <Stack as="section" $gap={6} aria-label={t('vehicles.heading')}>
      <SectionHeading>{t('vehicles.heading')}</SectionHeading>
      {quote.vehicles.map((vehicle) => (
        <VehicleCoverage key={vehicle.id} vehicle={vehicle} place={quote.address} rate={rate} />
      ))}
    </Stack>
  );
}
