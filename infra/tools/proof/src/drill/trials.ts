import type { DrillNode } from './drillNode';
import { type Ending, POINTS } from './points';
import type { ProviderServer } from './providerServer';

/** One purchase of a drill, and its injected faults. */
export interface Trial {
  name: string;
  ending: Ending;
  /** None: nothing may be refused at all. */
  trouble?: (node: DrillNode, providers: ProviderServer) => void;
  /** Whether the API must die in it, or may not. */
  dies?: boolean;
}

/** A purchase for each named point, killed there. */
export const atPoints = (points: readonly string[] = Object.keys(POINTS)): Trial[] =>
  points.map((point) => ({
    name: point,
    ending: POINTS[point] ?? 'signs',
    trouble: (node) => node.dieAt(point),
    dies: true,
  }));

/** Roughly the duration of an undisturbed purchase. */
const SPAN = 1000;
const CARD_CALLS = ['open', 'find', 'capture', 'void'];
const SIGNING_CALLS = ['create', 'find', 'signedDocument', 'void'];

/** The same numbers for the same seed, so that a failed drill can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

function switchFaultsOn({ fakes }: ProviderServer, random: () => number): void {
  const pick = (calls: readonly string[]) => calls[Math.floor(random() * calls.length)] ?? '';
  const when = () => (random() < 0.5 ? 'before' : 'after');
  for (const cards of Object.values(fakes.payments)) cards.failNext(pick(CARD_CALLS), when());
  fakes.signing.failNext(pick(SIGNING_CALLS), when());
}

/** Purchases that nothing disturbs. */
export const undisturbed = (count: number): Trial[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `undisturbed ${at + 1}`,
    ending: 'signs',
    dies: false,
  }));

/** Purchases killed at any moment, with providers that fail. */
export function* atRandom(count: number, seed: number): Generator<Trial> {
  const random = randomFrom(seed);
  for (let number = 1; number <= count; number += 1) {
    yield {
      name: `random ${number}`,
      ending: random() < 0.8 ? 'signs' : 'declines',
      trouble: (node, providers) => {
        switchFaultsOn(providers, random);
        setTimeout(() => node.kill(), random() * SPAN);
      },
    };
  }
}

/** Purchases during which the database crashes and the API survives. */
export function* withRestarts(count: number, restart: () => Promise<void>): Generator<Trial> {
  for (let number = 1; number <= count; number += 1) {
    yield {
      name: `restart ${number}`,
      ending: 'signs',
      dies: false,
      trouble: () => void setTimeout(() => void restart(), (number * SPAN) / (2 * count)),
    };
  }
}
