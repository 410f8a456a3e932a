import { common, driverFacts } from '@shared/i18n/en';
import { bind } from './bind';

/** The remote's initial texts: its own for every step, and the shared ones that all steps use. */
export const first = { common, drivers: driverFacts, bind };
