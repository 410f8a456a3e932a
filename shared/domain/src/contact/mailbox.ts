/** Domains of one provider that deliver to the same mailboxes. */
const SAME_PROVIDER: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Providers that ignore dots before the @. */
const IGNORES_DOTS: ReadonlySet<string> = new Set(['gmail.com']);
/** What begins a tag; Yahoo's own tags begin with a hyphen. */
const TAG: Readonly<Record<string, RegExp>> = { 'yahoo.com': /[+-].*$/ };

/**
 * The mailbox that an email address reaches, for limits only: without capitals and tags, and without dots where a provider
 * ignores them. Never write to it: another provider may treat these as different people.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const provider = SAME_PROVIDER[domain] ?? domain;
  const name = lower.slice(0, Math.max(0, at)).replace(TAG[provider] ?? /\+.*$/, '');
  return `${IGNORES_DOTS.has(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}
