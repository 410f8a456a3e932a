import { paths, vehicleName, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, SectionHeading, Stack, Text } from '@shared/ui';
import { AnswerList } from './AnswerList';
import { vehicleAnswers } from './vehicleAnswers';

/** Every car on the policy. */
export function VehicleGroup({ vehicles }: Pick<Quote, 'vehicles'>) {
  const texts = useTexts('bind');
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{texts.t('review.group.vehicles')}</SectionHeading>
      {vehicles.map((vehicle) => (
        <Card key={vehicle.id}>
          <Stack $gap={2}>
            <SectionHeading as="h3" $size={20}>
              {vehicleName(vehicle)}
            </SectionHeading>
            {/* It follows from the VIN. */}
            {vehicle.trim ? <Text $muted>{vehicle.trim}</Text> : null}
            <AnswerList
              answers={vehicleAnswers(vehicle, texts)}
              to={paths.purchaseVehicle(vehicle.id)}
              whose={vehicleName(vehicle)}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
