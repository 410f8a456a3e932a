import { STATE_CODES } from '@shared/domain';
import type { Bus } from './bus';
import type { BusEventName, BusEvents } from './events';
import { openTabLine, type TabLine } from './tabLine';

/** Events shared between tabs (architecture, "What independence demands"); all others stay in their tab. */
const SHARED_FACTS = [
  'quote:started-over',
  'quote:identified',
  'quote:version-changed',
] as const satisfies readonly BusEventName[];
type SharedFact = (typeof SHARED_FACTS)[number];

/**
 * Forwards start over, quote changes and version changes between tabs of one origin. Called once per page by the bus's
 * owner; returns the unsubscribe function. Events from another tab are emitted here and not sent back.
 */
export function bridgeTabs(bus: Bus, line: TabLine | null = openTabLine()): () => void {
  if (!line) return () => {};
  let hearing = false;
  const stopSending = SHARED_FACTS.map((name) =>
    bus.on(name, (payload) => {
      if (!hearing) line.send({ name, payload });
    }),
  );
  const stopHearing = line.listen((message) => {
    const fact = readFact(message);
    if (!fact) return;
    hearing = true;
    try {
      bus.emit(fact.name, fact.payload);
    } finally {
      hearing = false;
    }
  });
  return () => {
    for (const stop of [...stopSending, stopHearing]) stop();
  };
}

type Fact = { [N in SharedFact]: { name: N; payload: BusEvents[N] } }[SharedFact];

/** Another tab may run another release, so messages with an unexpected shape are ignored. */
function readFact(message: unknown): Fact | null {
  if (!isRecord(message) || !isRecord(message['payload'])) return null;
  const { quoteId, version, state } = message['payload'];
  if (message['name'] === 'quote:started-over' && (typeof quoteId === 'string' || quoteId === null)) {
    return { name: 'quote:started-over', payload: { quoteId } };
  }
  if (message['name'] === 'quote:identified' && (typeof quoteId === 'string' || quoteId === null)) {
    const known = STATE_CODES.find((code) => code === state) ?? null;
    return { name: 'quote:identified', payload: { quoteId, state: known } };
  }
  if (
    message['name'] === 'quote:version-changed' &&
    typeof quoteId === 'string' &&
    Number.isInteger(version)
  ) {
    return { name: 'quote:version-changed', payload: { quoteId, version: Number(version) } };
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
