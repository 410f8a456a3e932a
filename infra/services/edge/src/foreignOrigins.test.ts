import { PATH_NAMES, ROUTE_PATTERNS, thirdPartyAt } from '@shared/domain';
import { liveOf } from '@infra/releases';
import type { PageData } from '@shared/federation/page';
import { edgeFor, published } from './testing/edgeFor';

const CARDS = 'https://cards.test';
const FORM = 'https://form.test';
const ESIGN = 'https://esign.test';

/** Here, every route of the site belongs to the purchase. */
const release = () =>
  published((file) => {
    const bind = liveOf(file, 'bind');
    if (bind) bind.routes = Object.values(ROUTE_PATTERNS);
    return file;
  });

async function pageAt(url: string) {
  const thirdParties = { cards: CARDS, form: FORM, esign: ESIGN };
  const { edge } = await edgeFor(release(), { thirdParties, chatOrigin: null });
  const { headers, body } = await edge.inject(url);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  const data: PageData = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
  const allowed = (name: string) => [CARDS, FORM, ESIGN].filter((origin) => policy[name]?.includes(origin));
  return {
    seen: ['script-src', 'frame-src', 'connect-src'].map(allowed),
    listed: data.thirdParties,
    integrityPolicy: headers['integrity-policy'],
  };
}

test.each([
  ['/bol/online-payment', [[CARDS], [CARDS], [CARDS]], [CARDS]],
  ['/bol/card-details/', [[FORM], [FORM], [FORM]], [FORM]],
  ['/bol/signatures?x=1', [[], [ESIGN], []], []],
])('%s allows its own company and no other: scripts, frames, calls', async (url, seen, listed) => {
  const page = await pageAt(url);
  expect([page.seen, page.listed]).toEqual([seen, listed]);
  // Integrity-Policy allows no exception for a script whose hash nobody can know.
  expect(page.integrityPolicy === undefined).toBe(listed.length > 0);
});

const others = PATH_NAMES.map((name) => ROUTE_PATTERNS[name]).filter(
  (pattern) => thirdPartyAt(pattern) === null,
);

test.each(others)('%s allows no foreign origin', async (pattern) => {
  const { seen, listed, integrityPolicy } = await pageAt(pattern.replaceAll(/:\w+/g, 'x'));
  expect([seen, listed]).toEqual([[[], [], []], []]);
  expect(integrityPolicy).toBeDefined();
});
