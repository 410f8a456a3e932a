import type { Language } from '@shared/event-bus';
import { escapeHtml } from '../page/escapeHtml';
import { addressIn, INDEXABLE, LANGUAGES, type IndexablePage } from './indexable';
import { texts } from './locales/texts';
import { PICTURE_SIZE, pictureAddress } from './pictures';

const LOCALES = { en: 'en_US', es: 'es_US' } as const satisfies Record<Language, string>;

interface Page {
  page: IndexablePage | null;
  language: Language;
  /** The site's origin. */
  site: string;
  brand: string;
  /** The start's title and description, which are those of every page without its own. */
  title: string;
  description: string;
  /** Markup of the page's static heading, if it has one. */
  heading: string | undefined;
}

/** The text of the markup's first heading, still escaped; null without one. */
const headingText = (html = ''): string | null =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? null;

const meta = (name: string, content: string, kind: 'name' | 'property' = 'property') =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** How a link to the page looks elsewhere, and where it is in the other language. */
function shareTags(page: IndexablePage, { language, site, brand }: Page, title: string, description: string) {
  const address = addressIn(site, page, language);
  const others = LANGUAGES.filter((each) => each !== language);
  return [
    `<link rel="canonical" href="${address}">`,
    ...LANGUAGES.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${addressIn(site, page, each)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${site}${INDEXABLE[page]}">`,
    meta('og:type', 'website'),
    meta('og:site_name', brand),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:locale', LOCALES[language]),
    ...others.map((each) => meta('og:locale:alternate', LOCALES[each])),
    meta('og:image', pictureAddress(site, language)),
    meta('og:image:width', String(PICTURE_SIZE.width)),
    meta('og:image:height', String(PICTURE_SIZE.height)),
    meta('og:image:alt', texts[language].picture),
    meta('twitter:card', 'summary_large_image', 'name'),
  ];
}

/** Title, description, and tags for search engines and link previews; a person's own page is `noindex`. */
export function headTags(input: Page): string {
  const { page, language, brand } = input;
  const own = page === null || page === 'start' ? null : texts[language][page];
  const description = own?.description ?? input.description;
  const heading = page === 'start' ? null : headingText(input.heading);
  const name = own ? escapeHtml(own.title) : heading;
  const title = name === null ? escapeHtml(input.title) : `${name} · ${escapeHtml(brand)}`;
  return [
    `<title>${title}</title>`,
    meta('description', description, 'name'),
    ...(page === null
      ? [meta('robots', 'noindex', 'name')]
      : shareTags(page, input, own ? `${own.title} · ${brand}` : input.title, description)),
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('');
}
