/** Now, in epoch milliseconds. Injected, so that tests can move time. */
export type Clock = () => number;

/** The ISO date of an instant in UTC. */
export const utcDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
