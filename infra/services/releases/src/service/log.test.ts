import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_PARTS } from '../model/act';
import { startReleaseService, type TestedService } from '../testing/releaseService';

let service: TestedService;

beforeEach(async () => {
  service = await startReleaseService();
});
afterEach(() => service.stop());

const log = async () => (await service.call('GET', 'log')).body;
const path = () => join(service.folder, 'log.jsonl');

describe('the log', () => {
  beforeEach(async () => {
    await service.act('quote', { what: 'promote', release: 'quote@ccc-1', why: 'faster drivers page' });
    await service.act('*', { what: 'canary', release: 'bind@ccc-1', share: 0.05, why: 'new payment form' });
  });

  it('says who did what, when and why, and nothing of what was rejected', async () => {
    await service.act('rates', { what: 'promote', release: 'bind@ccc-1' });
    const { entries, broken } = await log();
    expect(broken).toBeNull();
    expect(entries.slice(TOKEN_PARTS.length)).toMatchObject([
      {
        who: 'quote-team',
        what: 'promote quote@ccc-1',
        why: 'faster drivers page',
        at: expect.stringMatching(/^20.*Z$/),
      },
      { who: 'platform', what: 'canary bind@ccc-1 5%', why: 'new payment form' },
    ]);
  });

  it.each<[string, (text: string) => string]>([
    ['changed', (text) => text.replace('faster', 'slower')],
    ['removed', (text) => text.replace(/^.*\n/, '')],
    ['cut off with the one before it', (text) => text.replace(/[^\n]*\n[^\n]*\n$/, '')],
    ['changed at the end', (text) => text.replace('payment', 'other')],
    ['added by hand', (text) => `${text}{"who":"nobody"}\n`],
  ])('is called broken when a line was %s', async (_name, change) => {
    writeFileSync(path(), change(readFileSync(path(), 'utf8')));
    expect((await log()).broken).toEqual(expect.any(String));
  });

  it('gets a last line that a crash left out from the signed file', async () => {
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), before.replace(/[^\n]*\n$/, ''));
    expect((await log()).broken).toBeNull();
    await service.act('*', { what: 'end-canary', part: 'bind' });
    expect(readFileSync(path(), 'utf8')).toContain(before);
    expect((await log()).broken).toBeNull();
  });
});
