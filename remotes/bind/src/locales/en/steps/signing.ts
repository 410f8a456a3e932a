import { signing } from '../signing';

/** Texts of signing and confirmation. */
export const signingStep = { bind: signing };
