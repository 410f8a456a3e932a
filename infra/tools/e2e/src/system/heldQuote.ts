import type { Transport } from '@shared/api-client';
import {
  createDriver,
  createQuote,
  createVehicle,
  lookupLocation,
  rateQuote,
  updateQuote,
} from '@shared/api-client/requests';
import { paths, type DriverInput, type StateCode, type VehicleInput } from '@shared/domain';
import { seeHeading, visit } from '../journey/page';
import { priceShown } from '../journey/rates';
import { ZIPS } from '../journey/zips';
import { apiClient } from './apiClient';
import type { Shopper } from './shopper';

/** The stages of a quote, each including all earlier ones. */
export const STAGES = ['begun', 'answered', 'car', 'driver', 'rated'] as const;
export type Stage = (typeof STAGES)[number];

export interface HeldQuote {
  client: Transport;
  quoteId: string;
  vehicleId: string;
  driverId: string;
}

type Place = Parameters<typeof createQuote>[1];

/** Where the quotes are made: a ZIP with one city. */
export const ADDRESS: Place = { zip_code: '43215', state: 'OH', county: 'Franklin', city: 'Columbus' };

/** The city of the ZIP that the suite uses in a state. */
export async function placeIn(state: StateCode): Promise<Place> {
  const zip_code = ZIPS[state];
  const [county] = (await lookupLocation(apiClient(), zip_code)).counties;
  const [city] = county?.cities ?? [];
  if (!county || city === undefined) throw new Error(`no city at ${zip_code}`);
  return { zip_code, state, county: county.name, city };
}

/** Old enough for the coverage question, young enough to have a choice. */
export const CAR: VehicleInput = {
  year: new Date().getFullYear() - 12,
  manufacturer: 'Honda',
  model: 'Civic',
  trim: 'LX',
  vin: null,
  logo_url: null,
  use_code: 'commute',
  tnc: false,
  individual_delivery: false,
};

export const DRIVER: DriverInput = {
  age: 42,
  gender: 'female',
  marital_status: 'married',
  license_status: 'active',
  credit_score: 'good',
  good_student: false,
  defensive_driver: false,
  requires_sr22: false,
  tort: null,
};

/** A quote that is in no browser yet. */
export async function makeQuote(
  client: Transport,
  stage: Stage,
  place = ADDRESS,
): Promise<Omit<HeldQuote, 'client'>> {
  const reaches = (wanted: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(wanted);
  const { id: quoteId } = await createQuote(client, place);
  const made = { quoteId, vehicleId: 'none', driverId: 'none' };
  if (reaches('answered')) {
    await updateQuote(client, quoteId, { homeowner: false, currently_insured: false, prior_policy: null });
  }
  if (reaches('car')) made.vehicleId = (await createVehicle(client, quoteId, CAR)).vehicle.id;
  if (reaches('driver')) made.driverId = (await createDriver(client, quoteId, DRIVER)).driver.id;
  if (reaches('rated')) await rateQuote(client, quoteId);
  return made;
}

/**
 * A quote made over the API up to a stage and put into the shopper's browser as if it had been made there, for
 * stories that start in the middle of the journey.
 */
export async function holdQuote(shopper: Shopper, stage: Stage, place = ADDRESS): Promise<HeldQuote> {
  const client = apiClient({}, shopper.wire.address, shopper.site);
  const made = await makeQuote(client, stage, place);
  const names = ['quoteId', 'quoteKey', 'stateCode'];
  const localStorage = names.map((name) => ({ name, value: client.storage.getItem(name) ?? '' }));
  if (stage !== 'begun') localStorage.push({ name: 'filledQuoteEdit', value: 'true' });
  await shopper.context.setStorageState({ cookies: [], origins: [{ origin: shopper.site, localStorage }] });
  return { client, ...made };
}

/** Opens the list of drivers with one car and its policyholder, whose quote was made over the API. */
export async function standAtDrivers(shopper: Shopper, place = ADDRESS): Promise<HeldQuote> {
  const held = await holdQuote(shopper, 'driver', place);
  await visit(shopper, paths.drivers());
  await seeHeading(shopper, shopper.t('drivers:list.title'));
  return held;
}

/** Opens the prices of such a quote; the first amount, due today, in cents. */
export async function standAtPrices(shopper: Shopper, place = ADDRESS): Promise<number> {
  const { quoteId } = await holdQuote(shopper, 'rated', place);
  await visit(shopper, paths.rates(quoteId));
  return priceShown(shopper);
}
