import * as reactDom from 'react-dom';

/**
 * Libraries of the shared list that the shell itself does not use: itself, or how it is fetched by the first remote that
 * reads by it. Remotes carry none of the list (ADR 0002), so what the shell does not provide cannot be had.
 */
export const sharedForRemotes: readonly object[] = [
  reactDom,
  () => Promise.all([import('swr'), import('swr/mutation')]),
];
