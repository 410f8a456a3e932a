import { thirdPartyAt } from './thirdPartyAt';

/**
 * Whether a page of paying or signing stands at the path: it is entered and left by loading the document, so that no script of
 * another page lives on in it, nor the provider's beyond it, and so that its own policy holds (reading 23). No chat there.
 */
export const hasOwnDocument = (path: string): boolean => thirdPartyAt(path) !== null;
