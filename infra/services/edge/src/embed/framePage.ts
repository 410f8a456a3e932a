import type { AppVersion } from '@infra/releases';
import type { PartnerFacts } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import {
  EMBED_DATA_ID,
  type EmbedPageData,
  STATIC_PAGE_ID,
  STATIC_STYLE_ID,
  STILL_THEME,
} from '@shared/federation/page';
import type { ReadFile } from '../assets/shareFiles';
import type { EdgeEnvironment } from '../environment';
import { type BuiltPage, packPage } from '../page/buildPage';
import { escapeHtml } from '../page/escapeHtml';
import { EMPTY_STYLE, hashSource, pageHeaders, policyText } from '../page/securityHeaders';
import { embedBaseOf } from './embedAssets';
import type { EmbedRelease } from './embedRelease';
import { FRAMED_BY_ANY } from './openToAll';
import { stillOf } from './still';
import { stillThemeOf } from './stillTheme';

/** Pages of one version to keep; one partner has two. */
const MOST = 500;

const { 'x-frame-options': _only, 'cross-origin-opener-policy': _top, ...others } = pageHeaders;

/** Partners' pages frame it. */
export const frameHeaders: Record<string, string> = {
  ...others,
  ...FRAMED_BY_ANY,
  vary: 'Accept-Encoding, Accept-Language, Referer, Sec-Fetch-Dest',
};

interface FrameInput extends EmbedRelease {
  partner: PartnerFacts;
  language: Language;
  /** That a page of the partner frames it; missing for any other visitor. */
  proof?: string;
  environment: EdgeEnvironment;
  /** Gives the still start screen its colors, from the data before it. */
  dress: string;
}

/** Hashes of every script of the embedded build, whose names begin like its entry; the browser holds `import()` to them. */
function importMap({ quote, embed, environment }: FrameInput): string {
  const [prefix = ''] = embed.entry.split('.');
  const base = embedBaseOf(quote, environment);
  const scripts = Object.entries(quote.files).filter(
    ([name]) =>
      name.startsWith(prefix) &&
      name.endsWith('.js') &&
      ![embed.loader?.file, embed.inline, embed.still].includes(name),
  );
  const integrity = Object.fromEntries(scripts.map(([name, file]) => [base + name, file.integrity]));
  return JSON.stringify({ integrity });
}

/** Before the scripts, the still form leads nowhere; the quote submits its own in its place. */
const EARLY =
  "addEventListener('submit',e=>{if(e.target.closest('#" +
  STATIC_PAGE_ID +
  "')){e.preventDefault();e.target.dataset.submitted=''}})";

function scriptTags({ quote, embed, environment }: FrameInput, map: string): string {
  const base = embedBaseOf(quote, environment);
  const rest = (name: string) => {
    const hash = environment.integrity ? ` integrity="${quote.files[name]?.integrity ?? ''}"` : '';
    return `="${base}${name}" crossorigin="anonymous"${hash}`;
  };
  return [
    environment.integrity ? `<script type="importmap">${map}</script>` : '',
    ...embed.initial.map((name) => `<link rel="modulepreload" href${rest(name)}>`),
    `<script type="module" src${rest(embed.entry)}></script>`,
  ].join('');
}

function dataOf({ partner, proof, language, environment }: FrameInput): string {
  const data: EmbedPageData = {
    partner: partner.key,
    ...(proof === undefined ? {} : { proof }),
    origins: partner.origins,
    language,
    theme: partner.theme,
    vehicleDataBase: environment.vehicleDataOrigin,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function policyOf({ quote, partner, environment, dress }: FrameInput, map: string, css: string): string {
  const { vehicleDataOrigin } = environment;
  return policyText({
    'default-src': ["'none'"],
    'script-src': [
      embedBaseOf(quote, environment),
      hashSource(map),
      hashSource(EARLY),
      ...(dress ? [hashSource(dress)] : []),
    ],
    'style-src': [EMPTY_STYLE, hashSource(css)],
    'img-src': ["'self'", 'data:', vehicleDataOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", vehicleDataOrigin],
    'form-action': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': partner.origins,
  });
}

function buildFrame(input: FrameInput): BuiltPage {
  const { html, css } = stillOf(input);
  const map = importMap(input);
  const title = input.release.apps.shell.frame?.[input.language].title ?? '';
  const text = [
    `<!doctype html><html lang="${input.language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light">',
    `<style id="${STATIC_STYLE_ID}">${css}</style>`,
    `<script>${EARLY}</script>`,
    `<script type="application/json" id="${EMBED_DATA_ID}">${dataOf(input)}</script>`,
    input.dress && `<script>${input.dress}</script>`,
    scriptTags(input, map),
    `</head><body><div id="${STATIC_PAGE_ID}" data-embed>${html}</div></body></html>`,
  ].join('');
  const headers = {
    'content-security-policy': policyOf(input, map, css),
    ...(input.environment.integrity ? { 'integrity-policy': 'blocked-destinations=(script)' } : {}),
  };
  return packPage(text, headers);
}

/** Builds each page once for its version, partner and language. */
export function framePages(environment: EdgeEnvironment, read: ReadFile) {
  const built = new WeakMap<AppVersion, Map<string, BuiltPage>>();
  return async (asked: Omit<FrameInput, 'environment' | 'dress'>): Promise<BuiltPage> => {
    const { quote, partner, proof, language } = asked;
    const pages = built.get(quote) ?? new Map<string, BuiltPage>();
    if (pages.size > MOST) pages.clear();
    built.set(quote, pages);
    const key = JSON.stringify([language, partner.key, partner.origins, partner.theme, proof]);
    const known = pages.get(key);
    if (known) return known;
    const theme = await stillThemeOf(asked, read);
    const dress = theme === null ? '' : `${theme};${STILL_THEME}.dressFrame()`;
    const page = buildFrame({ ...asked, environment, dress });
    pages.set(key, page);
    return page;
  };
}
