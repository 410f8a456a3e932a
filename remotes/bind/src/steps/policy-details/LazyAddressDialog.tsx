import { loadBehind } from '@shared/forms';
import { createElement } from 'react';
import type { AddressDialogProps } from './AddressDialog';

/** Loads after the form, which can be answered before; a Save waits for it. */
export const addressDialog = loadBehind(() =>
  import(/* webpackChunkName: "addressDialog" */ './AddressDialog').then((loaded) => loaded.AddressDialog),
);

/** The address dialog, loaded by the first Save. */
export function LazyAddressDialog(props: AddressDialogProps) {
  const Loaded = addressDialog.now();
  return Loaded === undefined ? null : createElement(Loaded, props);
}
