import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../crypto/vault';

/** ms that a proof is accepted: one command, with a clock that may be wrong a little. */
const VALID = 60_000;

const digestOf = (vault: Vault, at: number): string => vault.digest('operator-command', String(at));

/** Shows that a command on a node's machine has the master key, without sending it: whoever has that may do anything. */
export const proofOf = (vault: Vault, now: number): string => `mk_${now}_${digestOf(vault, now)}`;

/** Whether this is a recent proof of the same master key. */
export function isProof(vault: Vault, text: string, now: number): boolean {
  const [, at = '', digest = ''] = /^mk_(\d{1,15})_([\w-]{43})$/.exec(text) ?? [];
  if (at === '' || Math.abs(now - Number(at)) > VALID) return false;
  return timingSafeEqual(Buffer.from(digest), Buffer.from(digestOf(vault, Number(at))));
}
