import type { Quote } from '@shared/domain';
import { matchPath, useLocation } from '@shared/federation/router';
import { aQuote, renderWithProviders, storedQuote, type RenderOptions, type Rendered } from '@shared/testing';
import { App } from '../App';
import { routes } from '../routes';
import { quoteServer } from './quoteServer';

/** The remote at the addresses it owns, as the site has it. */
function QuoteSteps() {
  const { pathname } = useLocation();
  return routes.some((pattern) => matchPath(pattern, pathname)) ? <App /> : null;
}

/** Where the router stands, for a test to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The remote at a path, over a server that holds this quote; without a quote nothing is stored in the browser yet. */
export function openAt(path: string, quote: Quote | null = aQuote(), options: RenderOptions = {}): Rendered {
  return renderWithProviders(
    <>
      <QuoteSteps />
      <Address />
    </>,
    {
      ...options,
      path,
      stored: { ...(quote ? storedQuote(quote.id, quote.address.state) : {}), ...options.stored },
      handlers: { ...quoteServer(quote ?? aQuote()), ...options.handlers },
    },
  );
}
