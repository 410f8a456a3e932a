import { addDays, dateIn, keysOf, PATH_NAMES, ROUTES } from '@shared/domain';
import { edgeFor, published } from '../testing/edgeFor';
import { INDEXABLE, indexableAt } from './indexable';
import { PICTURE_SIZE, PICTURES } from './pictures';

const SITE = 'https://quotes.example';
const open = async (change = {}) => (await edgeFor(published(), { originOf: () => SITE, ...change })).edge;

let edge: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  edge = await open();
});

const get = async (url: string): Promise<string> => (await edge.inject(url)).body;

/** The values of a page's tags with this text in them. */
const tags = (html: string, marked: string): string[] =>
  [...html.matchAll(/<(?:meta|link) ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => attributes.includes(marked))
    .map((attributes) => /(?:content|href)="([^"]*)"/.exec(attributes)?.[1] ?? '');

const QUOTE = '0bd3a1c2-6f6a-4d6c-9d3e-2b7a5b0f6c11';
/** A path of each pattern, with what stands in the place of its parameters. */
const everyPath = PATH_NAMES.map((name) => ROUTES[name].pattern.replaceAll(/:\w+/g, QUOTE));

describe('a page that is the same for everyone', () => {
  it.each(keysOf(INDEXABLE))(
    '%s names its address, its other language and a picture in its language',
    async (page) => {
      for (const language of ['en', 'es'] as const) {
        const html = await get(`${INDEXABLE[page]}?lang=${language}`);
        const [plain, spanish] = [`${SITE}${INDEXABLE[page]}`, `${SITE}${INDEXABLE[page]}?lang=es`];
        const own = language === 'en' ? plain : spanish;
        expect(tags(html, 'rel="canonical"')).toEqual([own]);
        expect(tags(html, 'hreflang="en"')).toEqual([plain]);
        expect(tags(html, 'hreflang="es"')).toEqual([spanish]);
        expect(tags(html, 'hreflang="x-default"')).toEqual([plain]);
        expect(tags(html, 'og:url')).toEqual([own]);
        expect(tags(html, 'og:image"')).toEqual([`${SITE}/link-${language}.png`]);
        expect(tags(html, 'robots')).toEqual([]);
      }
    },
  );

  it('has a title and a description of its own in each language', async () => {
    const all: string[] = [];
    for (const path of Object.values(INDEXABLE))
      for (const language of ['en', 'es']) {
        const html = await get(`${path}?lang=${language}`);
        const [title] = tags(html, 'og:title');
        expect(html).toContain(`<title>${title ?? 'none'}</title>`);
        all.push(title ?? '', tags(html, 'name="description"')[0] ?? '');
      }
    // The example's start has one text for both languages.
    expect(new Set(all).size).toBeGreaterThanOrEqual(14);
  });
});

describe('a page of a person', () => {
  it.each(everyPath.filter((path) => indexableAt(path) === null))(
    '%s is not indexed, and has no picture of its own',
    async (path) => {
      const html = await get(path);
      expect(tags(html, 'robots')).toEqual(['noindex']);
      expect(tags(html, 'og:')).toEqual([]);
      expect(tags(html, 'rel="canonical"')).toEqual([]);
    },
  );
});

test('robots.txt names the sitemap, which lists every indexable page in both languages and no other page', async () => {
  expect(await get('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  const map = await get('/sitemap.xml');
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(Object.values(INDEXABLE).flatMap((path) => [SITE + path, `${SITE}${path}?lang=es`]));
});

test('security.txt names where to report a weakness, and a date until which it holds', async () => {
  const own = await get('/.well-known/security.txt');
  expect(own).toMatch(/^Contact: mailto:\S+@\S+\n/);
  expect(own).toContain(`Expires: ${addDays(dateIn('UTC', new Date()), 180)}T00:00:00Z\n`);
  edge = await open({ securityContact: 'https://quotes.example/report' });
  expect(await get('/.well-known/security.txt')).toMatch(/^Contact: https:\/\/quotes.example\/report\n/);
});

test('every picture is served with its type, the one beside a link in its stated size', async () => {
  for (const name of keysOf(PICTURES)) {
    const { rawPayload, headers } = await edge.inject(`/${name}`);
    expect(headers['content-type']).toBe(PICTURES[name]);
    if (!name.startsWith('link')) continue;
    // The size is in a PNG's first chunk.
    const size = { width: rawPayload.readUInt32BE(16), height: rawPayload.readUInt32BE(20) };
    expect(size).toEqual(PICTURE_SIZE);
  }
});
