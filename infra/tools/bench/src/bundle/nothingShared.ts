/** Without federation the shell keeps no library whole for remotes, so unused parts are dropped. */
export const sharedForRemotes: readonly object[] = [];
