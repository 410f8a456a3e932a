import type { VehiclePick } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, CarDrawing, ListCard, SectionHeading, Stack } from '@shared/ui';

interface ChosenVehicleProps {
  pick: VehiclePick;
  onAgain: () => void;
}

/** The car that was found, to be recognised at a glance. */
export function ChosenVehicle({ pick, onAgain }: ChosenVehicleProps) {
  const { t } = useTexts('vehicles');
  const vin = pick.vin !== null && !pick.vin.includes('*') ? [t('picker.vinShown', { vin: pick.vin })] : [];
  return (
    <Stack $gap={3}>
      <SectionHeading $size={18}>{t('picker.found')}</SectionHeading>
      <output>
        <ListCard
          mark={<CarDrawing />}
          title={`${pick.year} ${pick.manufacturer} ${pick.model}`}
          facts={[pick.trim, ...vin]}
          headingLevel={3}
          actions={
            <Button variant="quiet" onClick={onAgain}>
              {t('picker.change')}
            </Button>
          }
        />
      </output>
    </Stack>
  );
}
