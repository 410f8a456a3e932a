import { pasteInto } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, ANN, field, nearlyWhole, openPolicyDetails, save, sent } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

const PO_BOX = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };
const home = nearlyWhole().address;
const whole = (mail = home) => {
  const stored = { ...home, line1: '1 Oak Ave' };
  return nearlyWhole({ address: stored, drivers: [{ ...ANN, address: { ...mail } }] });
};
const elsewhere = () => screen.findByRole('checkbox', { name: 'Mail goes to a different address' });
const LABELS = ['Mailing address or PO box', 'Mailing city', 'Mailing state', 'Mailing ZIP code'];
const done = () => waitFor(() => expect(address()).toBe(`/bol/drivers/${ANN.id}/edit`));

test('mail goes home unless another address is given; a P.O. box in another state is allowed [R45]', async () => {
  const opened = openPolicyDetails(whole());
  const { user } = opened;
  expect(await elsewhere()).not.toBeChecked();
  expect(screen.queryByLabelText('Mailing city')).not.toBeInTheDocument();
  await user.click(await elsewhere());
  await pasteInto(user, await field('Mailing address or PO box'), ' PO Box 12 ');
  await pasteInto(user, await field('Mailing city'), 'Reno');
  await screen.findByRole('option', { name: 'Nevada' });
  await user.selectOptions(await field('Mailing state'), 'NV');
  await user.type(await field('Mailing ZIP code'), '89501');
  await user.click(await save());
  await done();
  expect(sent(opened)[0]).toMatchObject(['/v2/quotes/quote-1', { address: { line1: '1 Oak Ave' } }]);
  expect(sent(opened)[1]).toMatchObject([expect.stringContaining(ANN.id), { address: PO_BOX }]);
});

test('a whole mailing address pasted into its first line is taken apart, with any state', async () => {
  const opened = openPolicyDetails(whole());
  const { user } = opened;
  await user.click(await elsewhere());
  const pasted = '100 Main St PMB 44, Wilmington, Delaware 19801-1234, USA';
  await pasteInto(user, await field('Mailing address or PO box'), pasted);
  await screen.findByRole('option', { name: 'Delaware' });
  await user.click(await save());
  await done();
  expect(sent(opened)[1]).toMatchObject([
    expect.stringContaining(ANN.id),
    {
      address: {
        line1: '100 Main St',
        line2: 'PMB 44',
        city: 'Wilmington',
        state: 'DE',
        zip_code: '19801',
      },
    },
  ]);
});

test('missing parts are reported at their fields, in form order', async () => {
  const opened = openPolicyDetails(whole());
  await opened.user.click(await elsewhere());
  await opened.user.click(await save());
  await screen.findByRole('alert');
  for (const label of LABELS) expect(await field(label)).toBeInvalid();
  expect(await field('Street address')).toBeValid();
  expect(sent(opened)).toEqual([]);
});

test('shows a stored address; unchecking sends mail home, and checking again restores it', async () => {
  const opened = openPolicyDetails(whole({ ...home, ...PO_BOX, state: 'IL' }));
  expect(await elsewhere()).toBeChecked();
  expect(await field('Mailing address or PO box')).toHaveValue('PO Box 12');
  await opened.user.click(await elsewhere());
  expect(screen.queryByLabelText('Mailing city')).not.toBeInTheDocument();
  await opened.user.click(await elsewhere());
  expect(await field('Mailing address or PO box')).toHaveValue('PO Box 12');
  await opened.user.click(await elsewhere());
  await opened.user.click(await save());
  await done();
  const { city, state, zip_code } = home;
  expect(sent(opened)[1]).toMatchObject([
    expect.stringContaining(ANN.id),
    { address: { line1: '1 Oak Ave', line2: null, city, state, zip_code } },
  ]);
});
