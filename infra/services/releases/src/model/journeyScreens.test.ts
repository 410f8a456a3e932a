import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  activePath,
  type Journey,
  matchRoute,
  type PathName,
  paymentJourney,
  purchaseJourney,
  type Quote,
  quoteJourney,
  ROUTE_PATTERNS,
} from '@shared/domain';
import {
  type AnyKey,
  commonTexts,
  driversTexts,
  mergeTexts,
  quotesTexts,
  type Texts,
  vehiclesTexts,
} from '@shared/i18n';
import { aDriver, aQuote, aRate, aVehicle } from '@shared/testing';
// A release is what its remotes publish, so their own tables are compared to the journeys.
import { bindTexts } from '../../../../../remotes/bind/src/locales/allTexts';
import { PLACES as BIND } from '../../../../../remotes/bind/src/places';
import { routes as bindRoutes } from '../../../../../remotes/bind/src/routes';
import { PLACES as QUOTE } from '../../../../../remotes/quote/src/places';
import { routes as quoteRoutes } from '../../../../../remotes/quote/src/routes';
import { rates as ratesEn } from '../../../../../remotes/rates/src/locales/en/rates';
import { rates as ratesEs } from '../../../../../remotes/rates/src/locales/es/rates';
import { routes as ratesRoutes } from '../../../../../remotes/rates/src/routes';
import { appFolder } from '../build/places';

type NameIn<Places extends readonly (readonly [string, string])[]> = Places[number][1];
type Screen = NameIn<typeof BIND> | NameIn<typeof QUOTE> | (typeof NAMED)[keyof typeof NAMED];

/** Screens named in an app's routes: the first ones, which load without a table. */
const NAMED = { Start: 'start', OverviewScreen: 'overview', CompareScreen: 'compare' } as const;

const isNamed = (name: string): name is keyof typeof NAMED => name in NAMED;

/** The routes in an app's source that name their screen. */
function namedIn(remote: 'quote' | 'rates'): [string, Screen][] {
  const source = readFileSync(join(appFolder(remote), 'src/App.tsx'), 'utf8');
  const routes = source.matchAll(/<Route path=\{ROUTE_PATTERNS\.(\w+)\} element=\{<(\w+) \/>\}/g);
  return [...routes].flatMap(([, path = '', name = '']): [string, Screen][] =>
    isNamed(name) && path in ROUTE_PATTERNS ? [[ROUTE_PATTERNS[path as PathName], NAMED[name]]] : [],
  );
}

const PLACES: readonly (readonly [string, Screen])[] = [
  ...namedIn('quote'),
  ...QUOTE,
  ...namedIn('rates'),
  ...BIND,
];
const ROUTES: readonly string[] = [...quoteRoutes, ...ratesRoutes, ...bindRoutes];

/** The heading of each screen, with both for a name that two remotes use; a missing screen does not compile. */
const HEADINGS: Record<Screen, readonly AnyKey[]> = {
  start: ['quotes:start.title'],
  notCovered: ['quotes:notCovered.title'],
  editQuote: ['quotes:edit.title'],
  vehicles: ['vehicles:list.title', 'bind:vehicles.heading'],
  newVehicle: ['vehicles:form.addTitle'],
  editVehicle: ['vehicles:form.editTitle'],
  editCoverages: ['vehicles:coverages.title'],
  drivers: ['drivers:list.title', 'bind:drivers.heading'],
  newDriver: ['drivers:form.titleFirst', 'drivers:form.titleAdd'],
  editDriver: ['drivers:form.titleEdit', 'drivers:form.titleEdit_you'],
  review: ['quotes:review.title', 'bind:review.heading'],
  overview: ['rates:overview.heading'],
  compare: ['rates:compare.heading_one', 'rates:compare.heading_other'],
  policyDetails: ['bind:policyDetails.heading', 'bind:policyDetails.headingEdit'],
  driver: ['bind:driver.title', 'bind:driver.titleHolder'],
  vehicle: ['bind:vehicle.heading'],
  coverages: ['bind:coverages.heading'],
  questions: ['bind:questions.heading'],
  finalQuote: ['bind:finalQuote.heading'],
  payments: ['bind:payments.heading'],
  card: ['bind:card.heading'],
  signatures: ['bind:signing.heading'],
  confirmation: ['bind:confirmation.title'],
  final: ['bind:policy.heading'],
};

const TEXTS = mergeTexts(commonTexts, quotesTexts, vehiclesTexts, driversTexts, bindTexts, {
  en: { rates: ratesEn },
  es: { rates: ratesEs },
});

function textAt(language: keyof Texts, key: string): unknown {
  let part: unknown = TEXTS[language];
  for (const name of key.split(/[:.]/)) {
    part =
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([own]) => own === name)?.[1]
        : undefined;
  }
  return part;
}

/** Quotes that together pass every step: with and without cars and drivers, and with both payment systems. */
const QUOTES: readonly Quote[] = [
  aQuote({ vehicles: [], drivers: [] }),
  aQuote({ vehicles: [aVehicle()], drivers: [aDriver()], selected_rate: aRate({ carrier_id: 'FCIC' }) }),
  aQuote({ vehicles: [aVehicle()], drivers: [aDriver()], selected_rate: aRate({ carrier_id: 'USIC' }) }),
];

/** Every address that a step may start at, with its section's label. */
const stepsOf = (journey: Journey) =>
  QUOTES.flatMap((quote) =>
    activePath(journey, quote).flatMap((id) => {
      const step = journey.steps[id];
      if (!step) return [];
      const label = journey.sections.find((section) => section.id === step.section)?.labelKey ?? null;
      const starts = new Set([step.path(quote), (step.begins ?? step.path)(quote)]);
      return [...starts].map((path) => ({ step: `${journey.id} ${id}`, path, label }));
    }),
  );

const steps = [quoteJourney, purchaseJourney, paymentJourney].flatMap((journey: Journey) => stepsOf(journey));

test.each(steps)(
  '$step at $path: a route, a screen, a heading and a label in both languages',
  ({ path, label }) => {
    const name = matchRoute(path);
    const pattern = name === null ? '' : ROUTE_PATTERNS[name];
    expect(ROUTES).toContain(pattern);
    const screens = PLACES.filter(([place]) => place === pattern).map(([, screen]) => screen);
    expect(screens).toHaveLength(1);
    const keys = [...screens.flatMap((screen) => HEADINGS[screen]), ...(label === null ? [] : [label])];
    for (const language of ['en', 'es'] as const) {
      const missing = keys.filter(
        (key) => typeof textAt(language, key) !== 'string' || textAt(language, key) === '',
      );
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
  },
);

test('every screen is at a route that its remote publishes', () => {
  expect(PLACES.map(([pattern]) => pattern).filter((pattern) => !ROUTES.includes(pattern))).toEqual([]);
});
