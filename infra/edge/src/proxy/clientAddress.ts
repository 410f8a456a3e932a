/** The shopper's address: the peer's, or, behind a trusted proxy, the last one that proxy was told. */
export function clientAddress(
  peer: string,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  const plain = peer.replace(/^::ffff:/, '');
  if (!trusted.includes(plain) || !forwarded) return plain;
  return forwarded.split(',').at(-1)?.trim() || plain;
}
