/**
 * Ports above the privileged range that browsers refuse to open (fetch.spec.whatwg.org, Port blocking): a
 * server there looks dead to every shopper.
 */
const BLOCKED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Returns the given ports that no browser will open. */
export const blockedPorts = (ports: readonly number[]): number[] => ports.filter((port) => BLOCKED.has(port));
