import type { Language } from '@shared/event-bus';

const YEAR_SECONDS = 31_536_000;

/** Stores the choice in a cookie, so the next page arrives in this language (reading 27). */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // Some supported browsers lack the Cookie Store API.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
