/** Fields of groups that are folded at first, in one chunk. */
export { ExtrasFields } from './ExtrasFields';
export { LicenseStandingFields } from './LicenseStandingFields';
