import * as reactDom from 'react-dom';
import * as swr from 'swr';
import * as swrMutation from 'swr/mutation';

/**
 * Libraries of the shared list that the shell itself does not use. Remotes carry none of the list (ADR 0002), so what
 * is not in the shell's bundle cannot be had.
 */
export const sharedForRemotes: readonly object[] = [reactDom, swr, swrMutation];
