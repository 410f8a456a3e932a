import { STICKY_EVENTS } from '@shared/event-bus';
import type { Contract } from '@shared/kit';
import { fieldPaths } from '../gate/fieldPaths';
import { mismatches } from '../gate/mismatches';
import type { RecordedEvent } from './readEvents';
import { shapeOfValue } from './shapeOfValue';

type Event = Pick<RecordedEvent, 'name' | 'payload'>;

const fieldsOf = (payload: unknown): Set<string> => fieldPaths({ shape: shapeOfValue(payload), types: {} });

/** What the listeners of these contracts cannot use of the events that a browser heard, with field and owner. */
export function unheard(events: readonly Event[], contracts: readonly Contract[]): string[] {
  const found = contracts.flatMap(({ part, owner, listens, types }) =>
    events.flatMap(({ name, payload }) => {
      const shape = listens[name];
      if (!shape) return [];
      const given = { shape: shapeOfValue(payload), types: {} };
      return mismatches(given, { shape, types }).map(
        ({ field, why }) => `event ${name}, field ${field}: ${why}; ${part} (${owner}) needs it`,
      );
    }),
  );
  return [...new Set(found)];
}

/** Events that a browser heard, and fields of them, that none of these contracts sends. */
export function unsent(events: readonly Event[], contracts: readonly Contract[]): string[] {
  const sent = (name: string): Set<string> | null => {
    const senders = contracts.filter(({ sends }) => sends[name]);
    const fields = senders.flatMap(({ sends, types }) => [
      ...fieldPaths({ shape: sends[name] ?? {}, types }),
    ]);
    return senders.length === 0 ? null : new Set(fields);
  };
  const found = events.flatMap(({ name, payload }) => {
    const known = sent(name);
    if (!known) return [`event ${name}: nobody sends it`];
    const fields = [...fieldsOf(payload)].filter((field) => !known.has(field));
    return fields.map((field) => `event ${name}, field ${field}: nobody sends it`);
  });
  return [...new Set(found)];
}

const isSticky = (name: string): boolean => STICKY_EVENTS.some((sticky) => sticky === name);

/**
 * Recorded events that did not come again on the same way, each with all of its fields and as often; how often a sticky
 * one comes depends on rendering, and only its last one counts.
 */
export function missing(recorded: readonly Event[], events: readonly Event[]): string[] {
  const waiting = events.map(({ name, payload }) => ({ name, fields: fieldsOf(payload) }));
  return recorded.flatMap(({ name, payload }, index) => {
    const fields = [...fieldsOf(payload)];
    const at = waiting.findIndex(
      (one) => one.name === name && fields.every((field) => one.fields.has(field)),
    );
    if (at >= 0 && !isSticky(name)) waiting.splice(at, 1);
    return at < 0 ? [`event ${index} of the recording, ${name} with ${fields.join(', ')}`] : [];
  });
}
