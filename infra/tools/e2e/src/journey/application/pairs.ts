import { STATE_CODES, STATE_RULES, type StateCode } from '@shared/domain';
import { OLD_ACCORD, quackenbush, type Application } from './answers';

/** What makes an application longer. */
export const FEATURES = [
  'foreign',
  'excluded',
  'sr22',
  'incidents',
  'lienholder',
  'business',
  'addedCar',
  'contradicts',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Eleven rotations of one row in which any two features occur together, separately and alone (Plackett and Burman). */
const ROW = [1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0];
/** Puts the two states without an SR-22 (reading 13) on rows without one. */
const SHIFT = 6;

/** The features of each state's application. */
export const PAIRS: readonly { state: StateCode; has: ReadonlySet<Feature> }[] = STATE_CODES.map(
  (state, row) => ({
    state,
    has: new Set(FEATURES.filter((_feature, column) => ROW[(row + column + SHIFT) % ROW.length] === 1)),
  }),
);

/** The application of a state with these features. */
export function applicationWith(state: StateCode, has: ReadonlySet<Feature>): Application {
  const relationship = STATE_RULES[state].relationships.at(-1) ?? 'other';
  const young = { birthday: '03/04/2007', relationship };
  const incidents = [
    { type: 'speeding', date: '03/04/2025' },
    { type: 'not_at_fault', date: '04/05/2025', words: 'Hit while parked' },
  ];
  const lienholder = {
    name: 'First Bank',
    street: '2 Main St',
    city: 'Chicago',
    state: 'IL',
    zip: '60601',
  } as const;
  return {
    street: '1 Main St',
    drivers: [
      quackenbush(state, {
        ...(has.has('sr22') ? { sr22: { state } } : {}),
        ...(has.has('incidents') ? { incidents } : {}),
      }),
      ...(has.has('foreign')
        ? [quackenbush(state, { ...young, first: 'Otto', license: 'foreign' as const })]
        : []),
      ...(has.has('excluded') ? [quackenbush(state, { ...young, first: 'Ida', excluded: true })] : []),
    ],
    vehicles: [
      {
        ...OLD_ACCORD,
        ...(has.has('lienholder') ? { lienholder } : {}),
        ...(has.has('business') ? { use: 'business' as const } : {}),
      },
    ],
    ...(has.has('addedCar')
      ? { addedCar: { vin: '1HGCV1F45MA000009', mileage: '42,000', aYear: '9,000' } }
      : {}),
    contradicts: has.has('contradicts'),
    yes: has.has('business') ? { business_use: 'Samples are carried to customers' } : {},
  };
}
