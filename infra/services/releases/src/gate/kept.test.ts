import { readLog } from '../acts/actLog';
import { LOCAL } from '../acts/perform';
import { setPart } from '../acts/setPart';
import { readReleaseFile } from '../store/ledger';
import { contractedReleases, contractOf } from '../testing/contractedReleases';

let releases: ReturnType<typeof contractedReleases>;
beforeEach(async () => {
  releases = contractedReleases();
  await releases.begin(contractOf('quote'));
});
afterEach(() => releases.remove());

const why = 'a test';
const promote = { what: 'promote', release: 'quote@bbbbbb-1', why } as const;
const canary = { what: 'canary', release: 'quote@bbbbbb-1', share: 0.1, why } as const;
const rollback = { what: 'rollback', part: 'quote', why } as const;
const setQuote = (values: object) =>
  setPart(releases.store, LOCAL, { what: 'set-part', part: 'quote', why, ...values });
const live = async () => (await readReleaseFile(releases.store))?.pointers.quote?.live;

test.each([promote, canary])(
  '$what is refused for what the platform revoked after the publication',
  async (act) => {
    await setQuote({ budgets: { first: 20 } });
    await expect(releases.act(act)).rejects.toMatchObject({
      statusCode: 422,
      code: 'not_as_kept',
      attribute: 'budgets',
      owner: 'quote team',
      message: expect.stringContaining('quote states 21 KB for first; the platform keeps 20 KB'),
    });
    expect((await readLog(releases.store)).entries.at(-1)?.what).toBe(`refused: ${act.what} quote@bbbbbb-1`);
    await setQuote({ budgets: { first: 21 }, routes: ['/quotes/new'] });
    await expect(releases.act(act)).rejects.toMatchObject({ code: 'not_as_kept', attribute: 'routes' });
    await setQuote({ routes: ['/quotes'] });
    await releases.act(act);
  },
);

test('an earlier version is not promoted again once the platform keeps less', async () => {
  await releases.act(promote);
  await setQuote({ budgets: { first: 20 } });
  await expect(releases.act({ ...promote, release: 'quote@aaaaaa-1' })).rejects.toMatchObject({
    code: 'not_as_kept',
  });
  expect(await live()).toBe('bbbbbb-1');
});

test('what is kept of a part that stays as it is live stops nobody else', async () => {
  await setPart(releases.store, LOCAL, { what: 'set-part', part: 'rates', budgets: { first: 1 }, why });
  await releases.act(promote);
  expect(await live()).toBe('bbbbbb-1');
});

test('a rollback is done, and the log says what is not as kept', async () => {
  await releases.act(promote);
  await setQuote({ budgets: { first: 20 } });
  await releases.act(rollback);
  expect(await live()).toBe('aaaaaa-1');
  expect((await readLog(releases.store)).entries.at(-1)).toMatchObject({
    what: 'rollback quote@bbbbbb-1 to quote@aaaaaa-1',
    checks: [
      expect.stringMatching(/^not refused: quote states 21 KB for first; the platform keeps 20 KB/),
      expect.stringMatching(/^visits: /),
    ],
  });
});
