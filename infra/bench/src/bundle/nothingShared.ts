/** Without federation the shell keeps no library whole for others: what nobody imports is left out. */
export const sharedForRemotes: readonly object[] = [];
