import proxyAddr from '@fastify/proxy-addr';

/** Whether a peer's forwarded headers are trusted. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** Default: the parts share a machine, so they trust loopback. */
export const LOOPBACK = 'loopback';

/**
 * Reads `TRUSTED_PROXIES`: IP addresses and CIDR ranges, separated by commas, with the same meaning in every part.
 * @throws Error that names the variable and the invalid entry.
 */
export function readTrustedProxies(text: string, always: string[] = []): IsTrusted {
  const named = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of named) {
    try {
      proxyAddr.compile(entry);
    } catch {
      throw new Error(`TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, not ${entry}`);
    }
  }
  return proxyAddr.compile([...always, ...named]);
}
