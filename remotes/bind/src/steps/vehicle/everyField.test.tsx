import { PURCHASE_VEHICLE_FIELDS } from '@shared/domain/purchase';
import { fieldsWithoutControl } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccord, changeUse, openVehicle } from './testing/openVehicle';

test('every field of the purchase car form has a control: add one named as its row (ADR 0070)', async () => {
  const shop = openVehicle(anAccord({ use_code: 'business' }));
  await screen.findByLabelText(/VIN/);
  await changeUse(shop);
  await waitFor(() =>
    expect({ withoutControl: fieldsWithoutControl(PURCHASE_VEHICLE_FIELDS) }).toEqual({ withoutControl: [] }),
  );
});
