import {
  deductible,
  included,
  leftOut,
  perAccident,
  perDay,
  perOccurrence,
  perPerson,
  perPersonAndAccident,
  rows,
} from '../rows';
import type { Catalogue } from '../catalogue';

export const ushcRoadRangerTx: Catalogue = {
  carrier_id: 'USHC',
  product_id: 'ROAD_RANGER',
  state: 'TX',
  entries: [
    ...rows('TX', 'bodily_injury', {
      LIABILITY: included(perPersonAndAccident(3_000_000, 6_000_000)),
      GOOD: included(perPersonAndAccident(3_000_000, 6_000_000)),
      BETTER: included(perPersonAndAccident(3_000_000, 6_000_000)),
    }),
    ...rows('TX', 'property_damage', {
      LIABILITY: included(perAccident(2_500_000)),
      GOOD: included(perAccident(2_500_000)),
      BETTER: included(perAccident(5_000_000)),
    }),
    ...rows('TX', 'uninsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(3_000_000, 6_000_000)),
      GOOD: included(perPersonAndAccident(3_000_000, 6_000_000)),
      BETTER: included(perPersonAndAccident(3_000_000, 6_000_000)),
    }),
    ...rows('TX', 'underinsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(3_000_000, 6_000_000)),
      GOOD: leftOut(perPersonAndAccident(3_000_000, 6_000_000)),
      BETTER: included(perPersonAndAccident(3_000_000, 6_000_000)),
    }),
    ...rows('TX', 'uninsured_motorist_property_damage', {
      LIABILITY: leftOut(perAccident(2_500_000)),
      GOOD: leftOut(perAccident(2_500_000)),
      BETTER: leftOut(perAccident(5_000_000)),
    }),
    ...rows('TX', 'medical_payments', {
      LIABILITY: leftOut(perPerson(100_000)),
      GOOD: leftOut(perPerson(100_000)),
      BETTER: leftOut(perPerson(100_000)),
    }),
    ...rows('TX', 'other_than_collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('TX', 'collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('TX', 'rental_reimbursement', {
      LIABILITY: leftOut(perDay(2_000, 42_000)),
      GOOD: leftOut(perDay(2_000, 42_000)),
      BETTER: included(perDay(2_000, 42_000)),
    }),
    ...rows('TX', 'towing', {
      LIABILITY: leftOut(perOccurrence(5_000)),
      GOOD: leftOut(perOccurrence(5_000)),
      BETTER: included(perOccurrence(5_000)),
    }),
  ],
};
