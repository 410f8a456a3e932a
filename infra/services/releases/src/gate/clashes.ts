import type { Contract, Shape } from '@shared/kit';
import { satisfies } from 'semver';
import { patternsOverlap, SHELL_ROUTES } from '../model/routeOverlaps';
import type { ApiContract } from './apiContract';
import { mismatches, type Mismatch } from './mismatches';

/** Something that one part gives and another expects differently. */
export interface Clash {
  about: 'event' | 'call' | 'route' | 'text' | 'library' | 'host';
  /** Which event, call, route, text key or library. */
  name: string;
  /** The field of its payload, body or answer. */
  field: string;
  why: string;
  /** Whom it breaks. */
  part: string;
  owner: string;
}

type Whom = Pick<Contract, 'part' | 'owner'>;
type Types = Record<string, Shape>;

const clash = (
  about: Clash['about'],
  name: string,
  { part, owner }: Whom,
  { field, why }: Mismatch,
): Clash => ({
  about,
  name,
  field,
  why,
  part,
  owner,
});

/** Payloads that the listener cannot use. `whom`: the neighbor, which may be the sender or the listener. */
function unheard(sender: Contract, listener: Contract, whom: Whom): Clash[] {
  return Object.entries(listener.listens).flatMap(([name, accepted]) => {
    const sent = sender.sends[name];
    if (!sent) return [];
    const given = { shape: sent, types: sender.types };
    const found = mismatches(given, { shape: accepted, types: listener.types });
    return found.map((mismatch) => clash('event', name, whom, mismatch));
  });
}

/** A text key in an event is a text that the shell must have, so the clash is about the text. */
const aboutTexts = (found: Clash): Clash =>
  found.field.endsWith('Key') && found.about === 'event'
    ? {
        ...found,
        about: 'text',
        name: /"(.+?)"/.exec(found.why)?.[1] ?? found.name,
        why: 'is a text that the shell lacks',
      }
    : found;

/** What a remote needs from the page that the shell does not pass. */
function unmet(remote: Contract, shell: Contract, whom: Whom): Clash[] {
  const members = remote.host.filter((name) => !shell.host.includes(name));
  const libraries = Object.entries(remote.singletons).filter(
    ([name, range]) => !satisfies(shell.singletons[name] ?? '', range),
  );
  return [
    ...members.map((name) => clash('host', name, whom, { field: '', why: 'is not passed by the shell' })),
    ...libraries.map(([name, range]) => {
      const why = `is ${shell.singletons[name] ?? 'missing'} in the shell, and ${range} is needed`;
      return clash('library', name, whom, { field: '', why });
    }),
  ];
}

/** Every way in which a part and one of its neighbors do not work together, as what it breaks for the neighbor. */
export function clashesWith(part: Contract, neighbor: Contract): Clash[] {
  const pair =
    part.part === 'shell'
      ? unmet(neighbor, part, neighbor)
      : neighbor.part === 'shell'
        ? unmet(part, neighbor, neighbor)
        : [];
  return [...unheard(part, neighbor, neighbor), ...unheard(neighbor, part, neighbor), ...pair].map(
    aboutTexts,
  );
}

/** Whether some route of these parts shows what a link leads to. */
const isShown = (link: string, parts: readonly Contract[]): boolean =>
  [...SHELL_ROUTES, ...parts.flatMap(({ routes }) => routes)].some((route) => route === link) ||
  parts.some(({ routes }) => routes.some((route) => route.includes('*') && patternsOverlap(route, link)));

/** Links of any of these parts that lead nowhere. */
export function deadLinks(parts: readonly Contract[]): Clash[] {
  return parts.flatMap((part) =>
    part.links
      .filter((link) => !isShown(link, parts))
      .map((link) => clash('route', link, part, { field: '', why: 'is linked to, and no part has it' })),
  );
}

const typed = (shape: Shape, types: Types) => ({ shape, types });

/** Calls of a client that the API does not serve as the client makes them. `whom`: whose side is not the new one. */
export function wireClashes(client: Contract, api: ApiContract, whom: Whom): Clash[] {
  const calls = Object.entries(client.calls).filter(([name]) => !name.startsWith('cars '));
  return calls.flatMap(([name, call]) => {
    const served = api.serves[name];
    const found = (mismatch: Mismatch) => clash('call', name, whom, mismatch);
    if (!served) return call.optional ? [] : [found({ field: '', why: 'is not served' })];
    const body = mismatches(
      typed(call.body ?? { type: 'object', properties: {} }, client.types),
      typed(served.body ?? {}, api.types),
      {
        loose: true,
      },
    );
    const answer = mismatches(typed(served.answer, api.types), typed(call.answer, client.types), {
      loose: true,
    });
    const query = served.query.filter((one) => !call.query.includes(one));
    return [
      ...query.map((field) => found({ field: `query.${field}`, why: 'is missing' })),
      ...body.map(({ field, why }) => found({ field: `body.${field}`, why })),
      ...answer.map(({ field, why }) => found({ field: `answer.${field}`, why })),
    ];
  });
}
