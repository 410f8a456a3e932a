import { screen, waitFor } from '@testing-library/react';
import { pasteInto } from '@shared/testing';
import { field, openPolicyDetails, save } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

async function write(opened: ReturnType<typeof openPolicyDetails>, name: string, text: string) {
  const box = await field(name);
  await opened.user.clear(box);
  await pasteInto(opened.user, box, text);
  await opened.user.tab();
}

test('a misspelled mail domain gets a hint, which one press takes over', async () => {
  const opened = openPolicyDetails();
  await write(opened, 'Email address', 'ann@gmial.com');
  expect(await screen.findByText('Did you mean ann@gmail.com?')).toBeInTheDocument();
  await opened.user.click(screen.getByRole('button', { name: 'Use this address' }));
  expect(await field('Email address')).toHaveValue('ann@gmail.com');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('an address that only looks unusual gets no hint', async () => {
  const opened = openPolicyDetails();
  await write(opened, 'Email address', 'ann@ymail.com');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('a phone number keeps its extension until the shopper removes it', async () => {
  const opened = openPolicyDetails();
  await write(opened, 'Phone', '+1 (312) 555-0100 ext. 12');
  expect(await field('Phone')).toHaveValue('312-555-0100 ext. 12');
  await opened.user.click(await save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a phone number without an extension');
  await write(opened, 'Phone', '001 312 555 0100');
  expect(await field('Phone')).toHaveValue('312-555-0100');
  await waitFor(() => expect(screen.queryByText(/without an extension/)).not.toBeInTheDocument());
});
