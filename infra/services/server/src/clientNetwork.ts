import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Header by which the edge vouches to the API for a visit of its site (ADR 0049), where one address is many people. */
export const VISIT_HEADER = 'x-visit';

/** The unit of everything that is no address, so that writing nonsense into a forwarded header starts no new count. */
const NO_ADDRESS = 'no address';

/** Ranges of IPv6 whose last 32 bits are the client's IPv4 address: translators between the two networks. */
const TRANSLATED = new Set(['rfc6052', 'rfc6145']);

/** Without brackets, a zone, or the port that some proxies add, which is another with every connection. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');

/**
 * The unit a limit counts: an IPv4 address, or the /64 of an IPv6 address, because one home or server has all of its
 * addresses. An IPv4 address written as IPv6 is the same unit as itself.
 */
export function clientNetwork(address: string): string {
  const text = bare(address);
  if (isIP(text) === 0) return NO_ADDRESS;
  const parsed = ipaddr.process(text);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  if (TRANSLATED.has(parsed.range())) return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
