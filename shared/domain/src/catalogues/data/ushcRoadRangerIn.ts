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

export const ushcRoadRangerIn: Catalogue = {
  carrier_id: 'USHC',
  product_id: 'ROAD_RANGER',
  state: 'IN',
  entries: [
    ...rows('IN', 'bodily_injury', {
      LIABILITY: included(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('IN', 'property_damage', {
      LIABILITY: included(perAccident(2_500_000)),
      GOOD: included(perAccident(2_500_000)),
      BETTER: included(perAccident(5_000_000)),
    }),
    ...rows('IN', 'uninsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('IN', 'underinsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('IN', 'uninsured_motorist_property_damage', {
      LIABILITY: leftOut(perAccident(2_500_000)),
      GOOD: leftOut(perAccident(2_500_000)),
      BETTER: leftOut(perAccident(5_000_000)),
    }),
    ...rows('IN', 'medical_payments', {
      LIABILITY: leftOut(perPerson(100_000)),
      GOOD: included(perPerson(100_000)),
      BETTER: included(perPerson(100_000)),
    }),
    ...rows('IN', 'other_than_collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('IN', 'collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('IN', 'rental_reimbursement', {
      LIABILITY: leftOut(perDay(2_000, 42_000)),
      GOOD: leftOut(perDay(2_000, 42_000)),
      BETTER: included(perDay(2_000, 42_000)),
    }),
    ...rows('IN', 'towing', {
      LIABILITY: leftOut(perOccurrence(5_000)),
      GOOD: leftOut(perOccurrence(5_000)),
      BETTER: included(perOccurrence(5_000)),
    }),
  ],
};
