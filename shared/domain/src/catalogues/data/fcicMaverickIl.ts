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

export const fcicMaverickIl: Catalogue = {
  carrier_id: 'FCIC',
  product_id: 'MAVERICK',
  state: 'IL',
  entries: [
    ...rows('IL', 'bodily_injury', {
      LIABILITY: included(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('IL', 'property_damage', {
      LIABILITY: included(perAccident(2_000_000)),
      GOOD: included(perAccident(2_500_000)),
      BETTER: included(perAccident(2_500_000)),
    }),
    ...rows('IL', 'uninsured_motorist_bodily_injury', {
      LIABILITY: included(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      // Kept as given: nested one list too deep (section 9, oddities).
      BETTER: included([perPersonAndAccident(5_000_000, 10_000_000)]),
    }),
    ...rows('IL', 'underinsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('IL', 'uninsured_motorist_property_damage', {
      LIABILITY: leftOut(perAccident(2_000_000)),
      GOOD: leftOut(perAccident(2_500_000)),
      BETTER: leftOut(perAccident(2_500_000)),
    }),
    ...rows('IL', 'medical_payments', {
      LIABILITY: leftOut(perPerson(100_000, 50_000, 200_000)),
      GOOD: included(perPerson(100_000, 50_000, 200_000)),
      BETTER: included(perPerson(100_000, 50_000, 200_000)),
    }),
    ...rows('IL', 'comprehensive', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('IL', 'collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000, 500_000, 750_000, 1_000_000)),
    }),
    ...rows('IL', 'rental', {
      LIABILITY: leftOut(perDay(2_000, 42_000)),
      GOOD: leftOut(perDay(2_000, 42_000)),
      BETTER: included(perDay(2_000, 42_000)),
    }),
    ...rows('IL', 'towing', {
      LIABILITY: leftOut(perOccurrence(5_000)),
      GOOD: leftOut(perOccurrence(5_000)),
      BETTER: included(perOccurrence(5_000)),
    }),
  ],
};
