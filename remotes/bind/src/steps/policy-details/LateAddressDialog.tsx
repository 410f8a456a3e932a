import { loadBehind } from '@shared/forms';
import { createElement } from 'react';
import type { AddressDialogProps } from './AddressDialog';

/** Behind the form, which can be answered before it comes; a Save waits for it. */
export const addressDialog = loadBehind(() =>
  import(/* webpackChunkName: "addressDialog" */ './AddressDialog').then((loaded) => loaded.AddressDialog),
);

/** The dialog of an address, which is there once a Save has been heard. */
export function LateAddressDialog(props: AddressDialogProps) {
  const Loaded = addressDialog.now();
  return Loaded === undefined ? null : createElement(Loaded, props);
}
