import { groupThousands, type Vehicle, vehicleName } from '@shared/domain';
import { facts as listed, type Section } from '../blocks';
import { countedText } from '../../locales/countedText';
import type { ApplicationFacts } from '../policyFacts';
import { LABELED_VEHICLE_FIELDS } from './printedFields';
import { addressText, plainText, wordsOf } from './words';

/** Year, make, model and trim. */
export const carText = (car: Vehicle): string => `${vehicleName(car)} ${car.trim}`.trim();

function milesText(facts: ApplicationFacts, miles: number | null): string | null {
  if (miles === null) return null;
  return countedText(wordsOf(facts).vehicles, 'miles', miles, { miles: groupThousands(miles) });
}

function lienholderText({ lienholder }: Vehicle): string | null {
  return lienholder && `${lienholder.name}, ${addressText(lienholder.address)}`;
}

function vehicleSection(facts: ApplicationFacts, car: Vehicle): Section {
  const { vehicles, none, site } = wordsOf(facts);
  const hire = [car.tnc ? vehicles.tnc : '', car.individual_delivery ? vehicles.delivery : ''];
  return {
    title: carText(car),
    blocks: [
      listed([
        [vehicles.vin, car.vin],
        [vehicles.use, car.use_code && site.use[car.use_code]],
        [vehicles.hire, hire.filter(Boolean).join(', ')],
        [vehicles.mileage, milesText(facts, car.current_mileage)],
        [vehicles.annual, milesText(facts, car.estimated_annual_distance)],
        [vehicles.lienholder, lienholderText(car) ?? none],
        ...LABELED_VEHICLE_FIELDS.map(
          (name) => [vehicles.labels[name], plainText(facts, car[name])] as const,
        ),
      ]),
    ],
  };
}

export const vehiclesSection = (facts: ApplicationFacts): Section => ({
  title: wordsOf(facts).vehicles.title,
  blocks: [],
  parts: facts.quote.vehicles.map((car) => vehicleSection(facts, car)),
});
