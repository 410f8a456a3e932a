import proxyAddr from '@fastify/proxy-addr';

/** Whether a peer's forwarded headers are believed. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** What the shipped parts believe of each other: they share a machine unless they are told otherwise. */
export const LOOPBACK = 'loopback';

/**
 * Reads `TRUSTED_PROXIES`: IP addresses and CIDR ranges, separated by commas. The same meaning in every part.
 * @throws Error that names the variable and the entry it cannot read.
 */
export function readTrustedProxies(text: string | undefined, always: string[] = []): IsTrusted {
  const named = (text ?? '')
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
