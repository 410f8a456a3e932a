import type { Change } from './change';
import { deliveryChanges } from './data/deliveryChanges';
import { insuranceChanges } from './data/insuranceChanges';
import { journeyChanges } from './data/journeyChanges';

/** The change map of infra/docs/changes.md, row by row. */
export const CHANGES: readonly Change[] = [...journeyChanges, ...insuranceChanges, ...deliveryChanges];
