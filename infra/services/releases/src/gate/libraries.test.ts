import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(async () => {
  releases = contractedReleases();
  await releases.begin(contractOf('quote'));
});
afterEach(() => releases.remove());

// The live shell has React 19.3.1, and the live remotes need ^19.3.1.
test.each([
  {
    part: 'quote',
    version: '^20.0.0',
    why: 'react is 19.3.1 in the shell, and ^20.0.0 is needed',
    whom: 'shell',
  },
  {
    part: 'quote',
    version: '^19.4.0',
    why: 'react is 19.3.1 in the shell, and ^19.4.0 is needed',
    whom: 'shell',
  },
  {
    part: 'shell',
    version: '19.3.0',
    why: 'react is 19.3.0 in the shell, and ^19.3.1 is needed',
    whom: 'quote',
  },
  {
    part: 'shell',
    version: '20.0.0',
    why: 'react is 20.0.0 in the shell, and ^19.3.1 is needed',
    whom: 'quote',
  },
] as const)('$part with React $version is refused for $whom', async ({ part, version, why, whom }) => {
  const changed = contractOf(part, { singletons: { react: version } });
  await expect(releases.publish(changed)).rejects.toMatchObject({
    code: 'breaks_library',
    attribute: 'react',
    owner: `${whom} team`,
    message: expect.stringContaining(why.replace('react', 'library react:')),
  });
});

test.each([
  { part: 'quote', version: '^19.2.0' },
  { part: 'shell', version: '19.4.0' },
] as const)('$part with React $version passes', async ({ part, version }) => {
  const changed = contractOf(part, { singletons: { react: version } });
  expect((await releases.publish(changed)).release).toMatch(`${part}@`);
});

test('a library that the shell does not have is named as missing', async () => {
  const changed = contractOf('quote', { singletons: { react: '^19.3.1', jotai: '^2.0.0' } });
  await expect(releases.publish(changed)).rejects.toThrow(
    'library jotai: is missing in the shell, and ^2.0.0 is needed',
  );
});
