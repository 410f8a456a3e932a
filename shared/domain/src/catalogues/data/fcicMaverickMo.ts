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

export const fcicMaverickMo: Catalogue = {
  carrier_id: 'FCIC',
  product_id: 'MAVERICK',
  state: 'MO',
  entries: [
    ...rows('MO', 'bodily_injury', {
      LIABILITY: included(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('MO', 'property_damage', {
      LIABILITY: included(perAccident(2_500_000)),
      GOOD: included(perAccident(2_500_000)),
      BETTER: included(perAccident(5_000_000)),
    }),
    ...rows('MO', 'uninsured_motorist_bodily_injury', {
      LIABILITY: included(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: included(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('MO', 'underinsured_motorist_bodily_injury', {
      LIABILITY: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      GOOD: leftOut(perPersonAndAccident(2_500_000, 5_000_000)),
      BETTER: included(perPersonAndAccident(5_000_000, 10_000_000)),
    }),
    ...rows('MO', 'medical_payments', {
      LIABILITY: leftOut(perPerson(50_000)),
      GOOD: included(perPerson(50_000)),
      BETTER: included(perPerson(50_000)),
    }),
    ...rows('MO', 'comprehensive', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('MO', 'collision', {
      LIABILITY: leftOut(deductible(100_000)),
      GOOD: included(deductible(100_000, 50_000)),
      BETTER: included(deductible(50_000, 100_000)),
    }),
    ...rows('MO', 'rental', {
      LIABILITY: leftOut(perDay(2_000, 42_000)),
      GOOD: leftOut(perDay(2_000, 42_000)),
      BETTER: included(perDay(2_000, 42_000)),
    }),
    ...rows('MO', 'towing', {
      LIABILITY: leftOut(perOccurrence(5_000)),
      GOOD: leftOut(perOccurrence(5_000)),
      BETTER: included(perOccurrence(5_000)),
    }),
  ],
};
