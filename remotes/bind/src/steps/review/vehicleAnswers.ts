import type { Lienholder, Vehicle } from '@shared/domain';
import type { TextTools } from '@shared/i18n';
import { textFromNumber } from '@shared/ui';
import { addressLine } from './addressLine';
import { answer, type Answer } from './answers';

/** A car's answers, except its coverages. */
export function vehicleAnswers(vehicle: Vehicle, { t }: TextTools<'bind'>): Answer[] {
  const { vin, use_code: use, current_mileage: mileage, estimated_annual_distance: distance } = vehicle;
  const hires = (['tnc', 'individual_delivery'] as const).filter((hire) => vehicle[hire]);
  const hired = hires.map((hire) => t(`vehicles:hire.${hire}`)).join(', ');
  return [
    ...answer('vin', t('review.vehicle.vin'), vin),
    ...answer('use_code', t('review.vehicle.use_code'), use && t(`vehicles:use.${use}`)),
    ...(use === 'business' ? answer('hire', t('review.hire'), hired || t('review.no')) : []),
    ...answer(
      'current_mileage',
      t('review.vehicle.current_mileage'),
      mileage === null ? null : t('review.miles', { miles: textFromNumber(mileage) }),
    ),
    ...answer(
      'estimated_annual_distance',
      t('review.vehicle.estimated_annual_distance'),
      distance === null ? null : t('review.milesYear', { miles: textFromNumber(distance) }),
    ),
    ...answer(
      'lienholder',
      t('review.vehicle.lienholder'),
      vehicle.lienholder === null ? t('review.none') : lienholderText(vehicle.lienholder),
    ),
  ];
}

function lienholderText({ name, address }: Lienholder): string {
  return `${name}, ${addressLine(address)}`;
}
