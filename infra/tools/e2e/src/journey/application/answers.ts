import type { Relationship, StateCode } from '@shared/domain';
import type { QuestionCode } from '@shared/domain/purchase';
import type { Use } from '../vehicles';

/** A date is typed as mm/dd/yyyy. */
export interface ApplicationDriver {
  first: string;
  last: string;
  birthday: string;
  /** For drivers other than the policyholder. */
  relationship?: Relationship;
  /** Not insured: not asked for a license. */
  excluded?: boolean;
  license: 'foreign' | { state: StateCode; number: string; issued: string };
  /** Required, and by which state if that is asked. */
  sr22?: { state?: StateCode };
  /** Codes of the catalog. */
  incidents?: readonly { type: string; date: string; words?: string }[];
  /** Retired by default. */
  employer?: { name: string; category: string };
  social?: string;
}

export interface ApplicationVehicle {
  vin: string;
  mileage: string;
  aYear: string;
  use?: Use;
  lienholder?: { name: string; street: string; city: string; state: StateCode; zip: string };
}

/** A shopper's answers for the whole application; drivers and vehicles in the order of the quote. */
export interface Application {
  /** Street of the address, in the city of the quote's ZIP. */
  street: string;
  /** Months, in states with a choice. */
  term?: 6 | 12;
  /** Tomorrow by default. */
  start?: string;
  drivers: readonly ApplicationDriver[];
  vehicles: readonly ApplicationVehicle[];
  /** Added from the application's list. */
  addedCar?: ApplicationVehicle;
  /** Answers Yes to ridesharing first, which the cars contradict. */
  contradicts?: boolean;
  /** Explanations of Yes answers; every other open question is answered No. */
  yes?: Partial<Record<QuestionCode, string>>;
}

/** A valid license number in each state for the last name Quackenbush. */
export const LICENSES: Record<StateCode, string> = {
  IL: 'Q12345678901',
  IN: '1234567890',
  MO: 'Q12345',
  KS: 'Q12345678',
  IA: '123456789',
  AR: '123456789',
  TX: '12345678',
  WI: 'Q1234567890123',
  OH: 'QU123456',
  PA: '12345678',
  OK: 'Q123456789',
};

/** The policyholder of a quote in this state, with ordinary answers. */
export const quackenbush = (
  state: StateCode,
  changes: Partial<ApplicationDriver> = {},
): ApplicationDriver => ({
  first: 'Wilhelmina',
  last: 'Quackenbush',
  birthday: '05/06/1984',
  license: { state, number: LICENSES[state], issued: '05/06/2002' },
  ...changes,
});

/** The car of `addVehicleByVin`. */
export const OLD_ACCORD: ApplicationVehicle = {
  vin: '1HGCM82633A004352',
  mileage: '142,000',
  aYear: '9,000',
};
