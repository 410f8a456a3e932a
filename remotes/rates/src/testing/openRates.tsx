import { matchPath, useLocation } from '@shared/federation/router';
import { renderWithProviders, storedQuote, type FakeHandlers } from '@shared/testing';
import { App } from '../App';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { routes } from '../routes';
import { rateHandlers } from './rateHandlers';

/** The price screens where they stand; elsewhere another remote would. */
function Prices() {
  const { pathname } = useLocation();
  return routes.some((pattern) => matchPath(pattern, pathname)) ? <App /> : null;
}

/** Where the person stands, for a test to read. */
function Standing() {
  const { pathname, search, state } = useLocation();
  return (
    <div data-testid="standing" data-state={JSON.stringify(state)}>
      {pathname + search}
    </div>
  );
}

/** The rates remote at an address, with an API that has rated `ratedQuote`; handlers given here come first. */
export const openRates = (path: string, handlers: FakeHandlers = {}, language: 'en' | 'es' = 'en') =>
  renderWithProviders(
    <>
      <Prices />
      <Standing />
    </>,
    {
      resources: { en: { rates: en }, es: { rates: es } },
      stored: storedQuote(),
      language,
      path,
      handlers: rateHandlers(handlers),
    },
  );

export const OVERVIEW = '/quotes/quote-1/rates/';
export const COMPARE = '/rates/quote-1/compare';
