import { termFrom, type Driver, type Quote, type StateCode } from '@shared/domain';
import { aDriver, pasteInto, type Rendered, type RenderOptions } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aWholeDriver, START } from '../../../testing/anApplication';
import { aPurchase, openAt } from '../../../testing/openAt';

export const PATCH = 'PATCH /v2/quotes/:id/drivers/:driverId';

interface Where extends RenderOptions {
  usState?: StateCode;
  /** Changes to the policyholder, whose answers are otherwise complete. */
  driver?: Partial<Driver>;
  /** Another driver on the policy, whose form then opens. */
  other?: Partial<Driver>;
}

/** Policy details are complete, so the driver forms can be opened. */
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

/** Opens the form of the policyholder, or of the other driver. */
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
/** By text, since role queries are slow on a form this long. */
export const save = () => buttonOf(screen.getByText(SAVE));
/** The form and what it loads. */
export async function ready(): Promise<HTMLElement> {
  const button = buttonOf(await screen.findByText(SAVE));
  await settled();
  return button;
}
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
const SAVE = /^(Save and continue|Guardar y continuar)$/;

function buttonOf(words: HTMLElement): HTMLElement {
  const button = words.closest('button');
  if (button === null) throw new Error('no button');
  return button;
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Waits for the save and the list, so pending work does not reach the next test. */
export const saved = () => waitFor(() => expect(address()).toBe('/bol/quotes/drivers'));

/** The body that was sent, if any. */
export const sent = ({ api }: Rendered) => api.calls.find(({ method }) => method === 'PATCH')?.body;

/** Pastes an answer into a field. */
export const fill = ({ user }: Rendered, label: string | RegExp, text: string): Promise<void> =>
  pasteInto(user, field(label), text);

/** Opens the fields of a known group, by the name of its Change button. */
export async function change({ user }: Rendered, group: string): Promise<void> {
  await user.click(screen.getByLabelText(new RegExp(`^(Change|Cambiar) ${group}$`)));
  await settled();
}

/** The group of what identifies the driver. */
export const WHO = 'Personal details';
export const LICENSE = 'Driver’s license';
export const EXTRAS = 'SR-22 and discounts';

/** Says that there were no accidents or tickets. */
export const sayNoIncidents = ({ user }: Rendered): Promise<void> =>
  user.click(choice(/accidents or tickets|accidentes o multas/, /^No$/));

/** Opens the Social Security number, which is optional. */
export async function openSocial({ user }: Rendered): Promise<void> {
  await user.click(screen.getByText(SOCIAL));
  await screen.findByPlaceholderText('###-##-####');
}
const SOCIAL = /^(Social Security number|Número de Seguro Social) \(/;

/** Legends of the card questions. */
export const legends = () =>
  Array.from(document.querySelectorAll('legend')).map(({ textContent }) => textContent);

/** One option of a card question. */
export function choice(legend: string | RegExp, answer: string | RegExp): HTMLInputElement {
  const groups = Array.from(document.querySelectorAll('fieldset')).filter((group) =>
    new RegExp(legend).test(group.querySelector('legend')?.textContent ?? ''),
  );
  const radios = groups.flatMap((group) => Array.from(group.querySelectorAll('input')));
  const found = radios.find((radio) => new RegExp(answer).test(radio.closest('label')?.textContent ?? ''));
  if (found === undefined) throw new Error(`no answer ${answer} under ${legend}`);
  return found;
}
