/** A time since the page was asked for. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
