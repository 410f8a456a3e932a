import { formatCents, vehicleName, type Rate, type Vehicle } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { FactList, SectionHeading, Stack } from '@shared/ui';

/** The price of each car and the policy fees, which sum to the premium. */
export function VehiclePrices({ vehicles, rate }: { vehicles: readonly Vehicle[]; rate: Rate }) {
  const { t } = useTexts('bind');
  const cars = rate.vehicles.flatMap(({ vehicle_id: id, premium }) => {
    const vehicle = vehicles.find((each) => each.id === id);
    return vehicle ? [{ id, term: vehicleName(vehicle), value: formatCents(premium) }] : [];
  });
  const fees = rate.fees.map(({ type, count, amount }) => ({
    id: type,
    term: t(`cause.fee.${type}`),
    value: formatCents(count * amount),
  }));
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('finalQuote.vehicles', { months: rate.term.duration })}</SectionHeading>
      <FactList facts={[...cars, ...fees]} />
    </Stack>
  );
}
