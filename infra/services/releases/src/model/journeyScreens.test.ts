import {
  activePath,
  type Journey,
  matchRoute,
  paymentJourney,
  purchaseJourney,
  type Quote,
  quoteJourney,
  ROUTE_PATTERNS,
} from '@shared/domain';
import { placesOf, type ScreenTable } from '@shared/federation/remote';
import { commonTexts, mergeTexts, type Texts } from '@shared/i18n';
import { aDriver, aQuote, aRate, aVehicle } from '@shared/testing';
// A release is what its remotes publish, so their own tables are compared to the journeys.
import { routes as bindRoutes, STEPS as BIND } from '../../../../../remotes/bind/src/routes';
import { routes as quoteRoutes, STEPS as QUOTE } from '../../../../../remotes/quote/src/routes';
import { routes as ratesRoutes, STEPS as RATES } from '../../../../../remotes/rates/src/routes';

const PLACES = [QUOTE, RATES, BIND].flatMap((steps: ScreenTable) => placesOf(steps, ROUTE_PATTERNS));
const ROUTES: readonly string[] = [...quoteRoutes, ...ratesRoutes, ...bindRoutes];

const TEXTS = mergeTexts(commonTexts);

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

test.each(steps)('$step at $path: a route, one screen, and a label in both languages', ({ path, label }) => {
  const name = matchRoute(path);
  const pattern = name === null ? '' : ROUTE_PATTERNS[name];
  expect(ROUTES).toContain(pattern);
  const screens = PLACES.filter(([place]) => place === pattern).map(([, screen]) => screen);
  expect(screens).toHaveLength(1);
  const keys = label === null ? [] : [label];
  for (const language of ['en', 'es'] as const) {
    const missing = keys.filter(
      (key) => typeof textAt(language, key) !== 'string' || textAt(language, key) === '',
    );
    expect({ language, missing }).toEqual({ language, missing: [] });
  }
});

test('every screen is at a route that its remote publishes', () => {
  expect(PLACES.map(([pattern]) => pattern).filter((pattern) => !ROUTES.includes(pattern))).toEqual([]);
});
