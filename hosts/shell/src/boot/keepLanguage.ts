import type { Language } from '@shared/event-bus';

const YEAR_SECONDS = 31_536_000;

/** The choice goes with every request, so that the next page comes in this language (readings 27). */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is not in every browser this site serves.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
