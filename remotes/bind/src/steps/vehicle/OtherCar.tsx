import { type Vehicle, vehicleName, type VehicleSearchResult } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import type { OpenTask } from '@shared/forms';
import { ChoiceCards, SelectField, Stack } from '@shared/ui';
import type { CarChoice } from './useCarChoice';

interface OtherCarProps {
  vehicle: Vehicle;
  /** Cars that match the VIN, without the chosen one. */
  cars: readonly VehicleSearchResult[];
  choice: CarChoice;
  /** The open question, after a submit without it. */
  open: OpenTask | undefined;
}

/** The VIN belongs to another car: the shopper takes that car or corrects the VIN (reading 65). */
export function OtherCar({ vehicle, cars, choice, open }: OtherCarProps) {
  const { t } = useTexts('bind');
  const [first] = cars;
  if (first === undefined) return null;
  return (
    <Stack $gap={4}>
      <ChoiceCards
        name="car"
        error={open?.field === 'car' ? open.message : undefined}
        legend={t('vehicle.car.legend')}
        hint={t('vehicle.car.hint')}
        options={[
          {
            value: 'decoded',
            label: t('vehicle.car.decoded', { vehicle: vehicleName(first) }),
            help: t('vehicle.car.decodedHelp'),
          },
          {
            value: 'typo',
            label: t('vehicle.car.mine', { vehicle: vehicleName(vehicle) }),
            help: t('vehicle.car.mineHelp'),
          },
        ]}
        value={choice.car}
        onValueChange={choice.choose}
      />
      {choice.car === 'decoded' && cars.length > 1 ? <Version {...{ cars, first, choice, open }} /> : null}
    </Stack>
  );
}

interface VersionProps extends Pick<OtherCarProps, 'cars' | 'choice' | 'open'> {
  first: VehicleSearchResult;
}

/** Which of the cars that share the VIN. */
function Version({ cars, first, choice, open }: VersionProps) {
  const { t } = useTexts('bind');
  return (
    <SelectField
      name="version"
      error={open?.field === 'version' ? open.message : undefined}
      label={t('vehicle.car.version')}
      placeholder={t('vehicle.car.versionPlaceholder')}
      options={cars.map((car, at) => ({ value: String(at), label: versionName(car, first) }))}
      value={choice.at === null ? '' : String(choice.at)}
      onChange={({ currentTarget: { value } }) => choice.chooseVersion(value === '' ? null : Number(value))}
      width="medium"
    />
  );
}

/** The trim, or the full name if the VIN's cars differ in more. */
function versionName(car: VehicleSearchResult, first: VehicleSearchResult): string {
  const name = vehicleName(car);
  return name === vehicleName(first) ? car.trim : `${name} ${car.trim}`;
}
