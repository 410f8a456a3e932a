import { isWholeVin, type Vehicle } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { textFromNumber } from '@shared/ui';

/** Short facts about a car; unknown ones are omitted. */
export function useVehicleFacts(vehicle: Vehicle): string[] {
  const { t } = useTexts('bind');
  const { trim, vin, use_code: use, lienholder } = vehicle;
  const { current_mileage: mileage, estimated_annual_distance: distance } = vehicle;
  const facts = [
    trim,
    use !== null && t(`vehicles:use.${use}`),
    (['tnc', 'individual_delivery'] as const)
      .filter((field) => vehicle[field])
      .map((field) => t(`vehicles:hire.${field}`))
      .join(', '),
    t(`vehicles:packages.${vehicle.coverage_package_name}`),
    isWholeVin(vin) && t('vehicles:picker.vinShown', { vin }),
    mileage !== null && t('vehicles.mileage', { miles: textFromNumber(mileage) }),
    distance !== null && t('vehicles.distance', { miles: textFromNumber(distance) }),
    lienholder !== null && t('vehicles.lienholder', { name: lienholder.name }),
  ];
  return facts.filter((fact): fact is string => fact !== false && fact !== '');
}
