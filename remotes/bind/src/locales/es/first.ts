import { common, driverFacts } from '@shared/i18n/es';
import { bind } from './bind';

/** What the remote begins with: its own words for every step, and of the shared ones what all steps show. */
export const first = { common, drivers: driverFacts, bind };
