import { rows, SEED } from '@shared/testing/form';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { ATTACKS } from '../attacks/attacks';
import { type Measured, measure } from '../attacks/memoryWatch';
import { startUndefendedEdge } from '../attacks/undefendedEdge';
import { inPeace, underAttack, warmUp } from '../attacks/underAttack';
import { type OwnSite, startOwnSite } from '../system/processes';
import { PORT_BASE } from '../system/system';

/**
 * The port offset of its own site, and simultaneous connections; `npm run drill -- edge` uses more, for longer, and
 * allows five seconds per step.
 */
const OFFSET = 100;
const SIZE = 150;
/** Beside other stories memory is freed late; without the defense, one connection made the site five times as large. */
const MOST_GROWTH = 2;

const patience = TIME_LIMITS.underAttack;

let site: OwnSite;
let measured: Measured[];

beforeAll(async () => {
  // Forwarded addresses are not trusted, so each client is identified by its connection.
  site = await startOwnSite(OFFSET, [], { TRUSTED_PROXIES: '' });
  // Other stories use the other processes.
  measured = await measure({ site: site.pid }, () => warmUp(PORT_BASE + OFFSET, patience));
});
afterAll(() => site.stop());

/** Each takes a quiet shopper's way; the short form takes every third, others in each run. */
const attacks = rows(ATTACKS, (_, at) => at % 3 === SEED % 3);

describe('one client attacks, and a shopper goes from ZIP to prices', () => {
  test.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
    const target = { port: PORT_BASE + OFFSET, size: SIZE, patience, measured, settled: MOST_GROWTH };
    expect((await underAttack(attack, target)).faults).toEqual([]);
  });
});

test('control: an edge that forwards partial bodies serves shoppers until it is attacked', async () => {
  const attack = ATTACKS.find(({ harms }) => harms);
  if (!attack) throw new Error('no attack harms the control');
  const undefended = await startUndefendedEdge(PORT_BASE + OFFSET, PORT_BASE + 10);
  try {
    expect((await inPeace(undefended.port, patience)).faults).toEqual([]);
    const target = { port: undefended.port, size: SIZE, ms: 2 * patience, patience, isUndefended: true };
    const { faults } = await underAttack(attack, target);
    expect(faults.join()).toMatch(/ (failed|took \d+ ms) for the shopper/);
  } finally {
    undefended.close();
  }
});
