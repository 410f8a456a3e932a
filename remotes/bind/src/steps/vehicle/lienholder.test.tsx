import { screen, waitFor } from '@testing-library/react';
import { address, fillCar, lienholder, openVehicle, retype, save, sent } from './testing/openVehicle';

beforeEach(() => sessionStorage.clear());

test('lienholder fields are shown only if there is one, and its address is sent [2.12-29, 4-57]', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  expect(screen.queryByLabelText(/Name of the lender/)).not.toBeInTheDocument();
  await shop.user.click(lienholder(/^Yes/));
  await retype(shop, /Name of the lender/, 'First Bank');
  await retype(shop, 'Street address', '1 Main St');
  await retype(shop, 'City', 'Austin');
  await shop.user.selectOptions(screen.getByLabelText('State'), 'Texas');
  await retype(shop, 'ZIP code', '78701-1234');
  await shop.user.click(lienholder(/^No/));
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await shop.user.click(lienholder(/^Yes/));
  await shop.user.click(save());
  await waitFor(() => expect(address()).toBe('/bol/quotes/vehicles'));
  expect(sent(shop)).toMatchObject([
    {
      lienholder: {
        name: 'First Bank',
        address: { line1: '1 Main St', line2: null, city: 'Austin', state: 'TX', zip_code: '78701' },
      },
    },
  ]);
});

test('a whole address of the lender pasted into its first line is taken apart', async () => {
  const shop = openVehicle();
  await fillCar(shop);
  await shop.user.click(lienholder(/^Yes/));
  await retype(shop, /Name of the lender/, 'First Bank');
  await retype(shop, 'Street address', 'PO Box 12, Charlotte, NC 28202');
  expect(screen.getByLabelText('Street address')).toHaveValue('PO Box 12');
  await shop.user.click(save());
  await waitFor(() =>
    expect(sent(shop)).toMatchObject([
      {
        lienholder: {
          address: { line1: 'PO Box 12', line2: null, city: 'Charlotte', state: 'NC', zip_code: '28202' },
        },
      },
    ]),
  );
});
