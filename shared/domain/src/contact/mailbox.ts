/** Domains that lead to the same mailboxes as another domain. */
const SAME_PROVIDER: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Providers that ignore dots before the @. */
const IGNORES_DOTS: ReadonlySet<string> = new Set(['gmail.com']);
/** Where a tag begins: at a plus sign, and at Yahoo also at a hyphen. */
const TAG: Readonly<Record<string, RegExp>> = { 'yahoo.com': /[+-].*$/ };

/**
 * Normalizes an email address to its mailbox: lowercase, without tags, and without dots where the provider ignores
 * them. For rate limits only; never send to it, since another provider may treat these as different people.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const provider = SAME_PROVIDER[domain] ?? domain;
  const name = lower.slice(0, Math.max(0, at)).replace(TAG[provider] ?? /\+.*$/, '');
  return `${IGNORES_DOTS.has(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}
