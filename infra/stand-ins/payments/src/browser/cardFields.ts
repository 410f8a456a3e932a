import { CARD_FIELDS, type CardEntry, type CardField } from '../card';
import type { CardTexts } from '../locales/textsFor';
import type { Problems } from './paymentCalls';

function inputOf(field: CardField): HTMLInputElement {
  const input = document.getElementById(field);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${field}`);
  return input;
}

export const readCard = (): CardEntry => ({
  number: inputOf('number').value,
  expiry: inputOf('expiry').value,
  code: inputOf('code').value,
  zip: inputOf('zip').value,
});

/** Fills in what the site already knew. */
export function fillZip(zip: string): void {
  inputOf('zip').value = zip;
}

/** After a response the card is not kept in the page; its ZIP may help with the next one. */
export function forgetCard(): void {
  for (const field of ['number', 'expiry', 'code'] as const) inputOf(field).value = '';
}

/** Shows or clears the error at each field, and focuses the first one. */
export function showProblems(problems: Problems, texts: CardTexts): void {
  for (const field of CARD_FIELDS) {
    const input = inputOf(field);
    const problem = problems[field];
    const said = document.getElementById(`${field}-problem`);
    if (said) said.textContent = problem ? texts.problems[problem] : '';
    if (problem) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  const first = CARD_FIELDS.find((field) => problems[field]);
  if (first) inputOf(first).focus();
}
