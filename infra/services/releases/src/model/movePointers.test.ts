import { assert, constantFrom, array, record, integer, property } from 'fast-check';
import {
  exampleApps,
  exampleBuild,
  exampleReleaseFile,
  withPointer,
  withThird,
} from '../testing/exampleRelease';
import { applyAct, partMoved, type Act } from './act';
import { given, nameOf, pairOf } from './names';
import { addVersion, endCanary, fileWith, promote, revoke, rollBack, setCanary } from './movePointers';
import { Refusal } from './refusal';
import type { ReleaseFile } from './release';

const AT = '2026-11-28T10:00:00.000Z';
const file = withThird(exampleReleaseFile());
const code = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
  }
  return 'done';
};

describe('a pointer', () => {
  it('is moved by a promotion, which says where it was and changes no other part', () => {
    const next = promote(file, 'quote@aaa-3', { seq: 2 }, AT);
    expect(next.pointers.quote).toMatchObject({ live: 'aaa-3', seq: 3 });
    expect(next.pointers.quote?.history.map(({ version }) => version)).toEqual(['aaa-1', 'aaa-2', 'aaa-3']);
    expect({ ...next.pointers, quote: null }).toEqual({ ...file.pointers, quote: null });
  });

  it.each<[string, (before: ReleaseFile) => unknown]>([
    ['a promotion', (now) => promote(now, 'quote@aaa-3', { seq: 1 }, AT)],
    ['a canary', (now) => setCanary(now, { name: 'quote@aaa-3', share: 0.1 }, { seq: 1 }, AT)],
    ['a rollback', (now) => rollBack(now, 'quote', { seq: 1 }, AT)],
    ['a revocation', (now) => revoke(now, 'quote@aaa-3', { seq: 1 })],
  ])('refuses %s that expects another state', (_name, move) => {
    expect(code(() => move(file))).toBe('moved');
  });

  it('has a canary beside those of other parts, and ends it alone', () => {
    const quote = setCanary(file, { name: 'quote@aaa-3', share: 0.1 }, {}, AT);
    const both = setCanary(quote, { name: 'bind@aaa-3', share: 0.2 }, {}, AT);
    const promoted = promote(both, 'bind@aaa-3', {}, AT);
    expect(promoted.pointers.quote?.canary).toEqual({ version: 'aaa-3', share: 0.1, since: AT });
    expect(promoted.pointers.bind?.canary).toBeNull();
    const ended = endCanary(promoted, 'quote', {});
    expect([ended.pointers.quote?.canary, ended.revoked]).toEqual([null, ['quote@aaa-3']]);
    expect(ended.pointers.bind?.live).toBe('aaa-3');
  });

  it('goes back to what was live before, not to what was published before', () => {
    const jumped = promote(promote(file, 'quote@aaa-3', {}, AT), 'quote@aaa-1', {}, AT);
    expect(rollBack(jumped, 'quote', {}, AT).pointers.quote?.live).toBe('aaa-3');
  });

  it('goes back no second time for a repeated rollback from the same version', () => {
    const third = promote(file, 'quote@aaa-3', {}, AT);
    const once = rollBack(third, 'quote', { from: 'quote@aaa-3', seq: 3 }, AT);
    expect(once.pointers.quote?.live).toBe('aaa-2');
    expect(rollBack(once, 'quote', { from: 'quote@aaa-3', seq: 3 }, AT)).toBe(once);
    expect(code(() => rollBack(once, 'quote', { from: 'quote@aaa-1' }, AT))).toBe('moved');
  });

  it('skips what does not work beside the live others, and says where nothing is left', () => {
    const clashing = [pairOf('quote@aaa-2', 'bind@aaa-2')];
    const third = promote({ ...file, clashing }, 'quote@aaa-3', {}, AT);
    const back = rollBack(third, 'quote', {}, AT);
    expect(back.pointers.quote?.live).toBe('aaa-1');
    expect(code(() => rollBack(fileWith(Object.values(exampleApps(1))), 'quote', {}, AT))).toBe(
      'no_previous',
    );
  });

  it('keeps its live version from being revoked, and loses a canary that is', () => {
    expect(code(() => revoke(file, 'quote@aaa-2', {}))).toBe('is_live');
    const canary = withPointer(file, 'quote', { canary: { version: 'aaa-3', share: 0.1, since: AT } });
    const without = revoke(canary, 'quote@aaa-3', {});
    expect([without.pointers.quote?.canary, without.revoked]).toEqual([null, ['quote@aaa-3']]);
  });
});

const TEAMS = ['quote', 'rates', 'bind'] as const;
type Team = (typeof TEAMS)[number];

/** What the test keeps beside the pointers: the live versions of one part, one upon the other. */
class Model {
  readonly stacks: Record<Team, string[]> = { quote: ['v0'], rates: ['v0'], bind: ['v0'] };
  readonly gone: Record<Team, Set<string>> = { quote: new Set(), rates: new Set(), bind: new Set() };

  promote(team: Team, version: string): void {
    this.gone[team].delete(version);
    if (this.stacks[team].at(-1) !== version) this.stacks[team].push(version);
  }

  /** False where nothing is below that was not revoked. */
  rollBack(team: Team): boolean {
    const [stack, gone] = [this.stacks[team], this.gone[team]];
    const top = stack.at(-1) ?? '';
    const below = stack.findLastIndex((version) => version !== top && !gone.has(version));
    if (below < 0) return false;
    gone.add(top);
    stack.splice(below + 1);
    return true;
  }
}

const VERSIONS = ['v0', 'v1', 'v2', 'v3', 'v4'];
const start = TEAMS.reduce(
  (now, app) =>
    VERSIONS.slice(1).reduce(
      (next, version) => addVersion(next, { app: { ...exampleBuild(app), version }, at: AT, by: app }),
      now,
    ),
  fileWith(
    (['shell', ...TEAMS] as const).map((app) => ({ ...exampleBuild(app), version: 'v0' })),
    AT,
  ),
);

test('ten rollbacks and as many promotions in any order by three teams end as a stack per team says', () => {
  const step = record({
    team: constantFrom(...TEAMS),
    what: constantFrom('promote' as const, 'rollback' as const),
    version: integer({ min: 0, max: 4 }),
  });
  const acts = array(step, { minLength: 10, maxLength: 30 });
  assert(
    property(acts, (steps) => {
      const model = new Model();
      let now = start;
      for (const { team, what, version } of steps) {
        const before = now;
        const act: Act =
          what === 'promote'
            ? { what, release: `${team}@v${version}`, why: 'a test' }
            : { what, part: team, why: 'a test' };
        const done = code(() => {
          if (act.what === 'promote' || act.what === 'rollback')
            now = applyAct(now, act, partMoved(act, team), AT);
        });
        if (what === 'promote') model.promote(team, `v${version}`);
        else if (done !== (model.rollBack(team) ? 'done' : 'no_previous')) return false;
        // Nobody moved another team's pointer.
        if (TEAMS.some((other) => other !== team && now.pointers[other] !== before.pointers[other]))
          return false;
        if (TEAMS.some((other) => now.pointers[other]?.live !== model.stacks[other].at(-1))) return false;
        // Nobody gets what was revoked.
        if (given(now).some((name) => now.revoked.includes(name))) return false;
      }
      return TEAMS.every(
        (team) => now.versions[nameOf({ app: team, version: now.pointers[team]?.live ?? '' })],
      );
    }),
    { numRuns: 500 },
  );
});
