import {
  deductible,
  included,
  leftOut,
  perAccident,
  perOccurrence,
  perPerson,
  perPersonAndAccident,
  rows,
} from '../rows';
import type { Catalogue } from '../catalogue';

export const fcicMaverickPa: Catalogue = {
  carrier_id: 'FCIC',
  product_id: 'MAVERICK',
  state: 'PA',
  entries: [
    ...rows('PA', 'bodily_injury', {
      LIABILITY: included(perPersonAndAccident(1_500_000, 3_000_000)),
      GOOD: included(perPersonAndAccident(1_500_000, 3_000_000)),
      BETTER: included(perPersonAndAccident(1_500_000, 3_000_000)),
    }),
    ...rows('PA', 'property_damage', {
      LIABILITY: included(perAccident(1_000_000)),
      GOOD: included(perAccident(1_000_000)),
      BETTER: included(perAccident(1_000_000)),
    }),
    ...rows('PA', 'uninsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(1_500_000, 3_000_000)),
      GOOD: included(perPersonAndAccident(1_500_000, 3_000_000)),
      BETTER: included(perPersonAndAccident(1_500_000, 3_000_000)),
    }),
    ...rows('PA', 'underinsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(1_500_000, 3_000_000)),
      GOOD: leftOut(perPersonAndAccident(1_500_000, 3_000_000)),
      BETTER: included(perPersonAndAccident(1_500_000, 3_000_000)),
    }),
    ...rows('PA', 'medical_expense', {
      LIABILITY: included(perPerson(500_000)),
      GOOD: included(perPerson(500_000)),
      BETTER: included(perPerson(500_000)),
    }),
    ...rows('PA', 'comprehensive', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('PA', 'collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    // Kept as given: bare numbers for the daily amount and the maximum (section 9, oddities).
    ...rows('PA', 'rental', {
      LIABILITY: leftOut([2_000, 42_000]),
      GOOD: leftOut([2_000, 42_000]),
      BETTER: included([2_000, 42_000]),
    }),
    // Kept as given: a MO row in the PA list (section 9, oddities).
    ...rows('PA', 'towing', {
      LIABILITY: leftOut(perOccurrence(5_000)),
      GOOD: leftOut(perOccurrence(5_000)),
      BETTER: included(perOccurrence(5_000)),
    }).map((row) => (row.package === 'BETTER' ? { ...row, state: 'MO' as const } : row)),
  ],
};
