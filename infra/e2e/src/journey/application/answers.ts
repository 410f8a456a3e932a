import type { Relationship, StateCode } from '@shared/domain';
import type { QuestionCode } from '@shared/domain/purchase';
import type { Use } from '../vehicles';

/** A date is typed as mm/dd/yyyy. */
export interface ApplicationDriver {
  first: string;
  last: string;
  birthday: string;
  /** Of whoever is not the policyholder. */
  relationship?: Relationship;
  /** Not insured: asked for no license. */
  excluded?: boolean;
  license: 'abroad' | { state: StateCode; number: string; issued: string };
  /** Needed, and of which state where that is asked. */
  sr22?: { state?: StateCode };
  /** Codes of the catalogue. */
  incidents?: readonly { type: string; date: string; words?: string }[];
  /** Retired where they are not. */
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

/** What a shopper answers in the whole application; drivers and vehicles in the order of the quote. */
export interface Application {
  /** Of the address, in the city of the quote's ZIP. */
  street: string;
  /** Months; where the state leaves a choice. */
  term?: 6 | 12;
  /** Left out: tomorrow. */
  start?: string;
  drivers: readonly ApplicationDriver[];
  vehicles: readonly ApplicationVehicle[];
  /** Added from the list of the application. */
  addedCar?: ApplicationVehicle;
  /** Says Yes to ridesharing first, which the cars contradict. */
  contradicts?: boolean;
  /** What a Yes is explained with; every other question that leaves a choice is answered No. */
  yes?: Partial<Record<QuestionCode, string>>;
}

/** A license number of a Quackenbush in each state. */
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

/** The policyholder of a quote in this state, with nothing out of the way. */
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
