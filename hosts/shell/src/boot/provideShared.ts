import * as reactDom from 'react-dom';

/**
 * Shared libraries that the shell itself does not use: the module, or a loader for the first remote that needs it.
 * Remotes bundle nothing on the list (ADR 0002), so the shell has to provide all of it.
 */
export const sharedForRemotes: readonly object[] = [
  reactDom,
  () => Promise.all([import('swr'), import('swr/mutation')]),
];
