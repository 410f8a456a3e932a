import type { Language } from '@shared/event-bus';

export function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;

/**
 * How long cookies last, in seconds. `release` lists the visit's versions, signed, and is renewed with every page and
 * step, so it ends when the quote was idle for a day. `visitor` decides who belongs to a canary's share. `visit` is what limits count instead of an address that many people share.
 */
export const COOKIE_SECONDS = {
  release: DAY_SECONDS,
  visitor: 30 * DAY_SECONDS,
  visit: DAY_SECONDS,
};

/** Writes a cookie that no script can read; 0 seconds remove it. */
export type WriteCookie = (
  name: 'release' | 'visitor' | 'visit' | 'preview' | 'inspect',
  value: string,
  seconds: number,
) => string;

const secureAt = (site: string): string => (site.startsWith('https:') ? '; Secure' : '');

/** Keeps a link's language as the shell keeps a choice: its scripts can replace it. */
export const languageCookie = (site: string, language: Language): string =>
  `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secureAt(site)}`;

export function cookieWriter(site: string): WriteCookie {
  const secure = secureAt(site);
  return (name, value, seconds) =>
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
}
