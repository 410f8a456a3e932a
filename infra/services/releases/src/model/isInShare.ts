import { createHash } from 'node:crypto';

/**
 * Whether a visitor belongs to a share (0 to 1) of all visitors. Depends on the visitor's id alone, so that widening
 * the share keeps those who are in it.
 */
export function isInShare(visitor: string, share: number): boolean {
  const digest = createHash('sha256').update(visitor).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48 < share;
}
