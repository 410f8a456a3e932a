import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../crypto/vault';
import type { StoredQuote } from './storedQuote';

/** Lifetime of an SSN's handle in milliseconds; it may be used repeatedly. */
const LIFE = 15 * 60_000;
const STAMP = 12;
const MARK = 32;
const LETTERS = 'abcdefghijklmnop';

/** Letters only, because no digit may appear where an SSN could (reading 35). */
export const SOCIAL_HANDLE = new RegExp(`^[${LETTERS}]{${STAMP + MARK}}$`);

type Services = { vault: Vault; clock: () => number };

const inLetters = (hex: string) =>
  hex.replaceAll(/[0-9a-f]/g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? '');
const inHex = (letters: string) =>
  letters.replaceAll(/[a-p]/g, (letter) => LETTERS.indexOf(letter).toString(16));

const socialOf = ({ drivers }: StoredQuote) =>
  drivers.find(({ document }) => document.policy_holder)?.document.social_security ?? null;

function handleUntil(vault: Vault, quoteId: string, social: string, until: number): string {
  const mark = Buffer.from(vault.digest('social-handle', `${quoteId} ${until} ${social}`), 'base64url');
  return inLetters(until.toString(16).padStart(STAMP, '0') + mark.toString('hex').slice(0, MARK));
}

/** The handle that replaces the policyholder's SSN in a URL, bound to the quote and the number. Null without an SSN. */
export function socialHandle({ vault, clock }: Services, quote: StoredQuote): string | null {
  const social = socialOf(quote);
  return social === null ? null : handleUntil(vault, quote.id, social, clock() + LIFE);
}

/** Whether a handle is valid for this quote's SSN. Any node can tell; nothing is stored. */
export function isSocialHandle({ vault, clock }: Services, quote: StoredQuote, handle: string): boolean {
  const social = socialOf(quote);
  if (social === null || !SOCIAL_HANDLE.test(handle)) return false;
  const until = Number.parseInt(inHex(handle.slice(0, STAMP)), 16);
  if (until <= clock() || until > clock() + LIFE) return false;
  return timingSafeEqual(Buffer.from(handle), Buffer.from(handleUntil(vault, quote.id, social, until)));
}
