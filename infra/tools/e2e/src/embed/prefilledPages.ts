import { VIN } from '../journey/vehicles';
import { ONE_CITY_ZIP } from '../journey/straightWay';
import type { HostilePage } from './hostilePages';

const settingPrefill = (values: object): string =>
  `document.querySelector('auto-quote').prefill = ${JSON.stringify(values)};`;

const KNOWN = { zip: ONE_CITY_ZIP, homeowner: true, currentlyInsured: true };

/** Pages of a partner that knows something about its visitor. */
export const PREFILLED_PAGES: readonly HostilePage[] = [
  { name: 'a ZIP code by attribute', attributes: 'zip="62701"' },
  { name: 'answers and a VIN', script: settingPrefill({ ...KNOWN, vin: VIN }) },
];
