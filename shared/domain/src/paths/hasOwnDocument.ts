import { thirdPartyAt } from './thirdPartyAt';

/**
 * Whether the path is a payment or signing page. Those are entered and left by a full document load, so no other page's
 * script runs there, the provider's script does not outlive it, and the page's own policy applies (reading 23). They
 * have no chat.
 */
export const hasOwnDocument = (path: string): boolean => thirdPartyAt(path) !== null;
