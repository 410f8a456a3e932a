import { matchRoute } from '@shared/domain';
import type { Language } from '@shared/event-bus';

export const LANGUAGES = ['en', 'es'] as const satisfies readonly Language[];

/** The pages that search engines may list: they are the same for everyone. Every other page is a person's own. */
export const INDEXABLE = {
  start: '/',
  contactUs: '/contact-us',
  privacy: '/legal/privacy',
  accessibility: '/legal/accessibility',
} as const;
export type IndexablePage = keyof typeof INDEXABLE;

/** The page of this address or route pattern, if search engines may list it. */
export function indexableAt(path: string): IndexablePage | null {
  const name = matchRoute(path);
  if (name === 'root') return 'start';
  return name !== null && name in INDEXABLE ? (name as IndexablePage) : null;
}

/** The address of a page in one language. The plain one shows English unless the browser prefers Spanish. */
export const addressIn = (site: string, page: IndexablePage, language: Language): string =>
  `${site}${INDEXABLE[page]}${language === 'en' ? '' : `?lang=${language}`}`;
