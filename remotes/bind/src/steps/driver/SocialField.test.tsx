import { screen } from '@testing-library/react';
import { field, openDriver, openSocial, ready, save, saved, sent } from './testing/openDriver';

const social = () => field(/^Social Security number/);
const toggle = (name: string) => screen.getByLabelText(name);

beforeEach(() => sessionStorage.clear());

test('an SSN is masked, hidden or shown, and sent without dashes (section 5) [5-45, 9-20, 5-56, 5-57, 5-58]', async () => {
  const shop = openDriver();
  const { user } = shop;
  await ready();
  await openSocial(shop);
  await user.type(social(), '123x456789');
  expect(social()).toHaveValue('•••-••-••••');
  expect(document.body.innerHTML).not.toMatch(/123-?45/);
  await user.click(toggle('Show the number'));
  expect(social()).toHaveValue('123-45-6789');
  await user.type(social(), '0');
  expect(social()).toHaveValue('123-45-6789');
  await user.click(toggle('Hide the number'));
  expect(social()).toHaveValue('•••-••-••••');
  await user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ social_security: '123456789' });
});

test('a hidden one can be corrected in the middle and deleted [5-45]', async () => {
  const shop = openDriver();
  const { user } = shop;
  await ready();
  await openSocial(shop);
  await user.type(social(), '12456');
  await user.type(social(), '3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await user.type(social(), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  await user.click(toggle('Show the number'));
  expect(social()).toHaveValue('123-45');
  await user.clear(social());
  expect(social()).toHaveValue('');
});

test('an unfinished SSN is rejected (section 5)', async () => {
  const message = 'Enter a Social Security number as ###-##-####';
  const shop = openDriver();
  const { user } = shop;
  await ready();
  await openSocial(shop);
  await user.type(social(), '123-45-678');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(social()).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('an SSN like an example asks to check it, and is sent (reading 72) [R72-2]', async () => {
  const shop = openDriver();
  await ready();
  await openSocial(shop);
  await shop.user.type(social(), '123-45-6789');
  expect(screen.getByText(/looks like an example/)).toBeInTheDocument();
  await shop.user.click(save());
  await saved();
  expect(sent(shop)).toMatchObject({ social_security: '123456789' });
});

test('a stored one shows its last four digits, and is kept unless retyped [R39-2, R72-3]', async () => {
  const shop = openDriver({ driver: { social_security_last4: '6789' } });
  await ready();
  await openSocial(shop);
  expect(social()).toHaveAccessibleDescription(/•••-••-6789/);
  expect(social()).toHaveValue('');
  await shop.user.click(save());
  await saved();
  expect(sent(shop)).not.toHaveProperty('social_security');
});

test('the page says why it is asked and how it is kept', async () => {
  const shop = openDriver();
  await ready();
  await openSocial(shop);
  expect(screen.getByText('Why we ask, and how we protect it')).toBeInTheDocument();
  expect(screen.getByText(/We encrypt it when you send it/)).toBeInTheDocument();
});

test('only the policyholder is asked for it (section 3)', async () => {
  openDriver({ other: {} });
  await ready();
  expect(screen.queryByLabelText(/^Social Security number/)).not.toBeInTheDocument();
});

// The domain's table says which numbers nobody has.
test('an impossible number is rejected, in Spanish too', async () => {
  const shop = openDriver({ language: 'es' });
  const { user } = shop;
  await ready();
  await openSocial(shop);
  await user.type(field(/Seguro Social/), '666-45-6789');
  await user.click(save());
  const message = 'Escriba el número de su tarjeta de Seguro Social';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field(/Seguro Social/)).toHaveAccessibleDescription(expect.stringContaining(message));
});
