import { vehicleAge, type Vehicle, vehicleName } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, Dialog } from '@shared/ui';

interface AgeDialogProps {
  vehicle: Vehicle;
  /** ISO date. */
  today: string;
  to: string;
}

/** Explains the rules for a car older than 30 model years; both buttons go to the list (reading 19). */
export function AgeDialog({ vehicle, today, to }: AgeDialogProps) {
  const { t } = useTexts('vehicles');
  const navigate = useNavigate();
  const leave = () => void navigate(to);
  return (
    <Dialog
      open
      title={t('age.title', { vehicle: vehicleName(vehicle) })}
      onClose={leave}
      closeLabel={t('age.close')}
      actions={
        <Button variant="primary" onClick={leave}>
          {t('age.ok')}
        </Button>
      }
    >
      {t('age.body', { age: vehicleAge(vehicle.year, today) })}
    </Dialog>
  );
}
