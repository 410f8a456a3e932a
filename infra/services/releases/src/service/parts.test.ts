import { SOURCE, uploadable } from '../testing/exampleUpload';
import { startReleaseService, type TestedService } from '../testing/releaseService';

let service: TestedService;
beforeEach(async () => {
  service = await startReleaseService();
});
afterEach(() => service.stop());

const publish = { what: 'publish', part: 'quote', source: SOURCE };
const kept = async () => (await service.call('GET', 'parts')).body.quote;
const stated = { owner: 'quote team', budgets: { first: 21 }, routes: ['/quotes'] };

test('a team stays within what its live version stated, which is then kept', async () => {
  expect(await kept()).toEqual(stated);
  await service.upload({ ...uploadable('quote'), budgets: { first: 22 } });
  const { status, body } = await service.act('quote', publish);
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        code: 'not_as_kept',
        message: expect.stringContaining('quote states 22 KB for first; the platform keeps 21 KB'),
        attribute: 'budgets',
        owner: 'quote team',
      },
    ],
  ]);
  expect((await service.call('GET', 'log')).body.entries.at(-1)).toMatchObject({
    who: 'quote-team',
    what: 'refused: publish quote',
  });
  await service.upload({ ...uploadable('quote'), budgets: { first: 20 } });
  expect((await service.act('quote', publish)).status).toBe(200);
  // A smaller statement does not change what is kept.
  expect(await kept()).toEqual(stated);
});

test('the platform changes what is kept, with a reason in the log, and it holds for the next build', async () => {
  const set = await service.act('*', {
    what: 'set-part',
    part: 'quote',
    budgets: { first: 22 },
    why: 'maps',
  });
  expect(set).toEqual({ status: 200, body: { ...stated, budgets: { first: 22 } } });
  expect((await service.call('GET', 'log')).body.entries.at(-1)).toMatchObject({
    who: 'platform',
    what: 'set-part quote: quote team; first 22 KB; /quotes',
    why: 'maps',
  });
  await service.upload({ ...uploadable('quote'), budgets: { first: 22 } });
  expect((await service.act('quote', publish)).status).toBe(200);
  await service.act('*', { what: 'set-part', part: 'quote', routes: ['/quotes/new'] });
  await service.upload({ ...uploadable('quote'), source: 'cccccc', container: 'quote_cccccc' });
  const outside = await service.act('quote', { ...publish, source: 'cccccc' });
  expect(outside.body.errors[0].message).toContain('claims /quotes/:resource, outside of /quotes/new');
});

test("the platform's token takes in a part that nothing is kept of, and must stay within it from then on", async () => {
  await service.upload({ ...uploadable('quote'), budgets: { first: 23 } });
  const { status } = await service.act('*', publish);
  expect(status).toBe(200);
  expect(await kept()).toEqual({ ...stated, budgets: { first: 23 } });
  const { checks } = (await service.call('GET', 'log')).body.entries.at(-1);
  expect(checks).toContain('kept from now on: quote: quote team; first 23 KB; /quotes');
  await service.upload({
    ...uploadable('quote'),
    source: 'cccccc',
    container: 'quote_cccccc',
    owner: 'Others',
  });
  const again = await service.act('*', { ...publish, source: 'cccccc' });
  expect(again.body.errors[0]).toMatchObject({ code: 'not_as_kept', attribute: 'owner' });
});
