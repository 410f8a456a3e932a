import { pasteInto, type FakeCall, type FakeHandlers, type RenderOptions } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, field, nearlyWhole, openPolicyDetails, save, sent } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

const COUNTIES = [{ name: 'Cook', cities: ['Chicago'] }];
const handlers: FakeHandlers = {
  'GET /v2/locations/lookup': ({ query }: FakeCall) => {
    const zip_code = query.get('zip_code') ?? '';
    const only = zip_code === '60601' ? {} : { boxes_only: true };
    return { zip_code, state: 'IL', counties: COUNTIES, covered: true, ...only };
  },
  'POST /v2/address/validate': () => ({ status: 200, body: { suggestedAddress: null } }),
};
const QUESTION = {
  en: 'This ZIP code is for PO boxes or one organization. Enter the ZIP code of the street where you live. If this is your street’s ZIP code, save again.',
  es: 'Este código postal es para apartados postales o para una sola organización. Escriba el de la calle donde usted vive. Si este es el de su calle, guarde otra vez.',
};
const open = (zip_code = '60601', options: RenderOptions = {}) => {
  const stored = { ...nearlyWhole().address, line1: '1 Oak Ave', city: 'Chicago', zip_code };
  return openPolicyDetails(nearlyWhole({ address: stored }), { handlers, ...options });
};

const LABELS = {
  en: { zip: 'ZIP code', city: 'City' },
  es: { zip: 'Código postal', city: 'Ciudad' },
};
async function typeZip({ user }: ReturnType<typeof open>, zip: string, language: 'en' | 'es' = 'en') {
  const labels = LABELS[language];
  await user.clear(await field(labels.zip));
  await user.type(await field(labels.zip), zip);
  await waitFor(async () => expect(await field(labels.city)).toHaveDisplayValue('Chicago (Cook)'));
}
/** Continues past the dialog that shows the address as typed. */
async function keepTyped({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Apply and continue' }));
  await waitFor(() => expect(address()).toMatch(/^\/bol\/drivers/));
}

test('another ZIP that only holds boxes is asked about at its field; saving again keeps it [R64-4]', async () => {
  const opened = open();
  await typeZip(opened, '60690');
  await opened.user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.en);
  expect(await field('ZIP code')).toHaveAccessibleDescription(QUESTION.en);
  expect(sent(opened)).toEqual([]);
  await opened.user.click(await save());
  await keepTyped(opened);
  expect(sent(opened)[0]).toMatchObject([expect.anything(), { address: { zip_code: '60690' } }]);
});

test('a changed ZIP is asked about again, and a street’s ZIP is not', async () => {
  const opened = open();
  await typeZip(opened, '60690');
  await opened.user.click(await save());
  await screen.findByRole('alert');
  await typeZip(opened, '60680');
  expect(await field('ZIP code')).not.toHaveAccessibleDescription();
  await opened.user.click(await save());
  await screen.findByRole('alert');
  expect(await field('ZIP code')).toHaveAccessibleDescription(QUESTION.en);
  await typeZip(opened, '60601');
  await opened.user.click(await save());
  await waitFor(() => expect(address()).toMatch(/^\/bol\/drivers/));
});

test('the question is in Spanish too [R64-4]', async () => {
  const opened = open('60601', { language: 'es' });
  await typeZip(opened, '60690', 'es');
  await opened.user.click(await screen.findByRole('button', { name: /^Guardar y/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(QUESTION.es);
});

test('the quote’s own ZIP was asked about at the start, also beside another street', async () => {
  const opened = open('60690');
  await pasteInto(opened.user, await field('Street address'), '9 Oak Ave');
  await opened.user.click(await save());
  await keepTyped(opened);
});

test('a mailing address may have any ZIP', async () => {
  const opened = open();
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Mail goes to a different address' }));
  await pasteInto(opened.user, await field('Mailing address or PO box'), 'PO Box 12');
  await pasteInto(opened.user, await field('Mailing city'), 'Chicago');
  await screen.findByRole('option', { name: 'Nevada' });
  await opened.user.selectOptions(await field('Mailing state'), 'IL');
  await opened.user.type(await field('Mailing ZIP code'), '60690');
  await opened.user.click(await save());
  await waitFor(() => expect(address()).toMatch(/^\/bol\/drivers/));
});
