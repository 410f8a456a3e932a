import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { matchPath, useLocation } from 'react-router-dom';
import { renderWithProviders, storedQuote, type FakeHandlers } from '@shared/testing';
import { App } from '../App';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { routes } from '../routes';
import type { SheetName } from '../sheets/useSheet';
import { rateHandlers } from './rateHandlers';

/** The price screens at their paths; other paths belong to other remotes. */
function Prices() {
  const { pathname } = useLocation();
  return routes.some((pattern) => matchPath(pattern, pathname)) ? <App /> : null;
}

/** Exposes the router's location to tests. */
function ShownLocation() {
  const { pathname, search, state } = useLocation();
  return (
    <div data-testid="standing" data-state={JSON.stringify(state)}>
      {pathname + search}
    </div>
  );
}

/** Opens the rates remote at a path, with an API that has rated `ratedQuote`; the given handlers take precedence. */
export const openRates = (path: string, handlers: FakeHandlers = {}, language: 'en' | 'es' = 'en') =>
  renderWithProviders(
    <>
      <Prices />
      <ShownLocation />
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

/** Opens one of the sheets by its row. */
export async function openSheet(
  user: UserEvent,
  name: SheetName,
  texts: typeof en | typeof es = en,
): Promise<HTMLElement> {
  const title = new RegExp(texts.sheets[name].title.replace('{{total}}', '.*'));
  await user.click(await screen.findByRole('button', { name: title }));
  return screen.findByRole('dialog', { name: title });
}

/** Opens the math of each car in the receipt, which is drawn when it is first opened. */
export async function openMath(user: UserEvent): Promise<void> {
  await openSheet(user, 'made');
  const receipt = await screen.findByRole('region', { name: en.receipt.heading });
  for (const car of within(receipt).getAllByText(/./, { selector: 'summary > span > :first-child' }))
    await user.click(car);
}
