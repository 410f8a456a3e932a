import { PLACES } from './places';

/** Paths owned by this remote (specification 2.1, readings 16 and 17), published with each release. */
export const routes: readonly string[] = [
  '/bol/policy-details',
  '/bol/policy-details/edit',
  '/bol/drivers',
  '/bol/drivers/:driverId/edit',
  '/bol/quotes/drivers',
  '/bol/vehicles',
  '/bol/vehicles/:vehicleId/edit',
  '/bol/quotes/vehicles',
  '/bol/coverages',
  '/bol/questions',
  '/bol/questions/edit',
  '/bol/quotes/review',
  '/bol/rate',
  '/bol/quotes/:quoteId/rates',
  '/bol/payments',
  '/bol/online-payment',
  '/bol/card-details',
  '/bol/signatures',
  '/bol/quotes/:quoteId/confirmation',
  '/bol/quotes/:quoteId/final',
  '/bol/quotes/:quoteId/issued',
];

/** Chunk names by path, in the order a shopper meets them, so the page can preload a screen with the remote. */
export const chunks: Record<string, string> = Object.fromEntries(PLACES);

/** Text chunks of the screens that have one, by screen, without their language suffix. */
const TEXTS: Partial<Record<(typeof PLACES)[number][1], string>> = {
  policyDetails: 'policy-details',
  driver: 'driver',
  vehicle: 'vehicle',
  finalQuote: 'final-quote',
  payments: 'payments',
  signatures: 'signing',
  confirmation: 'signing',
  final: 'policy',
};

/** Text chunks by path, so the page can preload them with the screen. */
export const texts: Record<string, string> = Object.fromEntries(
  PLACES.flatMap(([pattern, screen]) => {
    const chunk = TEXTS[screen];
    return chunk === undefined ? [] : [[pattern, chunk]];
  }),
);
