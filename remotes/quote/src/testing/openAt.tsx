import type { Quote } from '@shared/domain';
import { matchPath, useLocation } from 'react-router-dom';
import { mergeTexts } from '@shared/i18n';
import { aQuote, renderWithProviders, storedQuote, type RenderOptions, type Rendered } from '@shared/testing';
import { App } from '../App';
import { priceRangeTexts } from '../locales/priceRangeTexts';
import { storedQuoteTexts } from '../locales/storedQuoteTexts';
import { routes } from '../routes';
import { quoteServer } from './quoteServer';

/** The remote at its paths, as in the site. */
function QuoteSteps() {
  const { pathname } = useLocation();
  return routes.some((pattern) => matchPath(pattern, pathname)) ? <App /> : null;
}

/** Exposes the router's location to tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** Opens the remote at a path, over a server with this quote; without a quote nothing is stored in the browser. */
export function openAt(path: string, quote: Quote | null = aQuote(), options: RenderOptions = {}): Rendered {
  return renderWithProviders(
    <>
      <QuoteSteps />
      <Address />
    </>,
    {
      resources: mergeTexts(priceRangeTexts, storedQuoteTexts),
      ...options,
      path,
      stored: { ...(quote ? storedQuote(quote.id, quote.address.state) : {}), ...options.stored },
      handlers: { ...quoteServer(quote ?? aQuote()), ...options.handlers },
    },
  );
}
