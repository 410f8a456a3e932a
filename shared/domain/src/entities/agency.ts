import type { StateCode } from './codes';

/**
 * Who sells the policies (reading 62), from the site's configuration: an agency that carriers pay a commission, with the
 * number of its license in each state.
 */
export interface Agency {
  name: string;
  licenses: Record<StateCode, string>;
}

/** The license in a state as values for texts. */
export const licenseIn = ({ name, licenses }: Agency, state: StateCode) => ({
  agency: name,
  state,
  license: licenses[state],
});
