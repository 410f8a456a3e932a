import { termFrom, type Driver, type Quote, type StateCode } from '@shared/domain';
import { aDriver, type Rendered, type RenderOptions } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aWholeDriver, START } from '../../../testing/anApplication';
import { aPurchase, openAt } from '../../../testing/openAt';

export const PATCH = 'PATCH /v2/quotes/:id/drivers/:driverId';

interface Where extends RenderOptions {
  usState?: StateCode;
  /** The policyholder's answers; all of the application by themselves. */
  driver?: Partial<Driver>;
  /** Somebody else on the policy, whose form is then the one that opens. */
  other?: Partial<Driver>;
}

/** Policy details are whole, so that the drivers can be entered. */
export function aDriversQuote({ usState = 'IL', driver = {}, other }: Where = {}): Quote {
  const { address, ...quote } = aPurchase({
    term: termFrom(START, 6),
    residence_info: { current_residence_date: '2020-02-29', ownership: 'owned' },
  });
  const second = {
    id: 'driver-2',
    policy_holder: false,
    policy_holder_relationship: null,
    credit_score: null,
  };
  return {
    ...quote,
    address: { ...address, state: usState, line1: '1 Main St' },
    drivers: [aWholeDriver(driver), ...(other === undefined ? [] : [aDriver({ ...second, ...other })])],
  };
}

/** The form of the policyholder, or of the other driver. */
export function openDriver(where: Where = {}): Rendered {
  const quote = aDriversQuote(where);
  const id = where.other === undefined ? 'driver-1' : 'driver-2';
  return openAt(`/bol/drivers/${id}/edit`, quote, {
    ...where,
    handlers: {
      [PATCH]: () => ({ driver: quote.drivers[0], quote: { ...quote, version: 2 } }),
      ...where.handlers,
    },
  });
}

export const address = () => screen.getByTestId('address').textContent;
export const save = () => screen.getByRole('button', { name: /Save and continue|Guardar y seguir/ });
export const ready = () => screen.findByRole('button', { name: /Save and continue|Guardar y seguir/ });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Saved, and gone to the list: what is still under way when a test ends would reach into the next. */
export const saved = () => waitFor(() => expect(address()).toBe('/bol/quotes/drivers'));

/** The body of what was sent, or nothing. */
export const sent = ({ api }: Rendered) => api.calls.find(({ method }) => method === 'PATCH')?.body;

/** One answer of a group of cards. */
export function choice(legend: string | RegExp, answer: string | RegExp): HTMLElement {
  const groups = screen.getAllByRole('group', { name: legend });
  const radios = groups.flatMap((group) => Array.from(group.querySelectorAll('input')));
  const found = radios.find((radio) => new RegExp(answer).test(labelOf(radio)));
  if (found === undefined) throw new Error(`no answer ${answer} under ${legend}`);
  return found;
}

const labelOf = (radio: HTMLInputElement): string =>
  document.querySelector(`[id="${radio.getAttribute('aria-labelledby')}"]`)?.textContent ?? '';
