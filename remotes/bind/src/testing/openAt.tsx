import { CARRIERS, publicCarrier, type Quote } from '@shared/domain';
import { matchPath, useLocation } from 'react-router-dom';
import {
  aDriver,
  aQuote,
  aRate,
  aVehicle,
  renderWithProviders,
  storedQuote,
  type FakeApi,
  type Rendered,
  type RenderOptions,
} from '@shared/testing';
import { screen } from '@testing-library/react';
import { App } from '../App';
import { bindTexts } from '../locales/allTexts';
import { routes } from '../routes';

/** A quote whose rate was just selected, without application answers. */
export function aPurchase(changes: Partial<Quote> = {}): Quote {
  return aQuote({
    status: 'APPLYING',
    quote_number: 'Q-77',
    homeowner: true,
    currently_insured: false,
    vehicles: [aVehicle()],
    drivers: [aDriver()],
    selected_rate: aRate({ carrier_id: 'USHC' }),
    ...changes,
  });
}

/** The remote at its paths, as in the site. */
function Purchase() {
  const { pathname } = useLocation();
  return routes.some((pattern) => matchPath(pattern, pathname)) ? <App /> : null;
}

/** Exposes the router's location to tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

export const address = () => screen.getByTestId('address');

/** Calls to paths that end with this. */
export const callsTo = ({ calls }: FakeApi, end: string) => calls.filter(({ path }) => path.endsWith(end));

/** Opens the remote at a path, over a server with this quote. */
export function openAt(path: string, quote: Quote = aPurchase(), options: RenderOptions = {}): Rendered {
  return renderWithProviders(
    <>
      <Purchase />
      <Address />
    </>,
    {
      resources: bindTexts,
      ...options,
      path,
      stored: { ...storedQuote(quote.id, quote.address.state), ...options.stored },
      handlers: {
        'GET /v2/quotes/:id': quote,
        'GET /v2/carriers/getallcarriers': { carriers: Object.values(CARRIERS).map(publicCarrier) },
        ...options.handlers,
      },
    },
  );
}
