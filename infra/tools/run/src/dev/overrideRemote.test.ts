import { exampleBuild } from '@infra/releases/testing';
import { addLiveReload, allow } from './page';
import { overrideRemote } from './overrideRemote';

const site = 'https://quotes.example';
const deployed = 'https://rates.example/assets/aaa-2/';
const before = 'https://rates.example/assets/aaa-1/';
const place = (base: string) => ({ version: 'aaa', container: 'rates_aaa', base, entry: 'remoteEntry.1.js' });
const data = {
  release: 'r2',
  remotes: { rates: { routes: ['/rates/:id/screen'], live: place(deployed), previous: place(before) } },
  integrity: {
    [deployed]: { 'a.js': 'x' },
    [before]: { 'a.js': 'y' },
    [`${site}/assets/s/`]: { 's.js': 'z' },
  },
  config: { brand: '</script>' },
};
const policy =
  "default-src 'none'; script-src 'self' https://rates.example; style-src 'self'; frame-src 'none'";
const html =
  `<head><script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` +
  `<link rel="preload" as="script" href="${deployed}a.js"><link rel="preload" as="script" href="${site}/s.js"></head>`;

const remote = { ...exampleBuild('rates', 'dev'), version: 'dev' };
const origin = 'http://localhost:3002';
const changed = () => overrideRemote({ html, policy }, { remote, origin, site });

describe('one local remote in a deployed shell (architecture, Ways of running)', () => {
  it('replaces the deployed one, without a fallback', () => {
    const text = /id="page-data">(.*?)<\/script>/.exec(changed().html)?.[1] ?? '';
    const after: typeof data = JSON.parse(text);
    const base = `${origin}/assets/dev/`;
    expect(after.remotes.rates.live).toEqual({
      version: 'dev',
      container: 'rates_dev',
      base,
      entry: 'remoteEntry.1.js',
    });
    expect(after.remotes.rates.previous).toBeNull();
    expect(after.config.brand).toBe('</script>');
  });

  it("its own hashes are in the integrity guard instead of the deployed one's; the shell's stay", () => {
    const page = changed();
    expect(page.html).toContain('"http://localhost:3002/assets/dev/":{"remoteEntry.1.js":"sha384-rates"');
    expect(page.html).not.toContain(deployed);
    expect(page.html).not.toContain(before);
    expect(page.html).toContain(`href="${site}/s.js"`);
  });

  it('adds this machine and the site to the policy, only where they are needed', () => {
    expect(changed().policy).toBe(
      `default-src 'none'; script-src 'self' https://rates.example ${origin} ${site}; style-src 'self'; frame-src 'none'`,
    );
  });

  it('rejects a page that is not of this site, and a remote that the site lacks', () => {
    const settings = { remote, origin, site };
    expect(() => overrideRemote({ html: '<p>hello</p>', policy }, settings)).toThrow(
      'not answer with a page',
    );
    const quote = { ...exampleBuild('quote', 'dev'), version: 'dev' };
    expect(() => overrideRemote({ html, policy }, { ...settings, remote: quote })).toThrow('no remote quote');
  });
});

test("live reload adds its script and exactly that script's hash", () => {
  const page = addLiveReload({ html: '<head></head>', policy });
  expect(page.html).toMatch(/<script>.*EventSource.*<\/script><\/head>/);
  expect(page.policy).toMatch(/script-src 'self' https:\/\/rates\.example 'sha256-[\w+/]+='/);
  expect(allow(policy, ['img-src'], origin)).toBe(policy);
});
