import type { Change } from './change';
import { deliveryChanges } from './data/deliveryChanges';
import { insuranceChanges } from './data/insuranceChanges';
import { journeyChanges } from './data/journeyChanges';

/** The README's change map, row by row. */
export const CHANGES: readonly Change[] = [...journeyChanges, ...insuranceChanges, ...deliveryChanges];
