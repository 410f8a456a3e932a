import { signing } from '../signing';

/** What signing and confirmation say. */
export const signingStep = { bind: signing };
