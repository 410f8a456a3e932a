import { EXAMPLE_ACCIDENTS, packageShares, productCatalogue, type Quote, type Rate } from '@shared/domain';
import { dollars } from './known';
import type { Known } from './explain';

/** Bills of the example accidents, and what each package pays and leaves, for each car of a quote. */
export function accidentsKnown(rate: Rate, { address: { state }, vehicles }: Quote): Known[] {
  const entries = productCatalogue(rate.carrier_product_id, state);
  const cars = rate.vehicles.flatMap(({ vehicle_id, coverages }) => {
    const car = vehicles.find(({ id }) => id === vehicle_id);
    return car ? [{ entries, coverages, chosen: car.coverage_package_name, onlyChosen: false }] : [];
  });
  const people = EXAMPLE_ACCIDENTS.flatMap(({ theirInjuries, treatment }) => [
    ...theirInjuries,
    ...treatment,
  ]);
  const compared = cars.flatMap((car) =>
    EXAMPLE_ACCIDENTS.flatMap((accident) => packageShares(accident, car)),
  );
  return [
    ...people.map((bill) => dollars('bill of one person', bill)),
    dollars('nothing', 0),
    ...compared.flatMap(({ name, shares, paid, owed }) => [
      dollars('bills of an accident', paid + owed),
      dollars(`accident: ${name} pays`, paid),
      dollars(`accident: left by ${name}`, owed),
      ...shares.map(({ bill, total }) => dollars(`bill: ${bill}`, total)),
    ]),
  ];
}
