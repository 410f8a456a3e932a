import type { RemoteModule } from '@shared/federation/module';
import type { RemoteAddress } from '@shared/federation/page';
import type { Listener, Note } from './note';

/** Kept until somebody listens; a page in an endless error keeps the first ones. */
const MOST_NOTES = 99;
/** ms from the first screen, or the first failure, to the code that measures. */
const LATER = 2000;

const notes: Note[] = [];
const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Only notes; the code that counts and sends loads after the page is usable, so that the start does not wait for it. */
export function note(kind: Note['kind'], part = '', version = '', error?: unknown): void {
  const made = { kind, part, version, error, at: performance.now(), path: location.pathname };
  if (notes.length < MOST_NOTES) notes.push(made);
  for (const listener of listeners) listener(made);
  if (kind !== 'asked')
    timer ??= setTimeout(() => {
      import(/* webpackChunkName: "measure" */ './startMeasuring')
        .then(({ startMeasuring }) => startMeasuring(subscribe))
        // Nothing a shopper does depends on it.
        .catch(() => {});
    }, LATER);
}

/** Tells what was noted until now, and what is noted from now on. */
function subscribe(listener: Listener): void {
  for (const made of notes) listener(made);
  listeners.add(listener);
}

/** A remote's loader that notes what becomes of each version. */
export function noted(part: string, load: (address: RemoteAddress) => Promise<RemoteModule>) {
  return async (address: RemoteAddress): Promise<RemoteModule> => {
    const { version } = address;
    note('asked', part, version);
    try {
      const module = await load(address);
      note('ready', part, version);
      return module;
    } catch (error) {
      note('failed', part, version, error);
      throw error;
    }
  };
}

/** Notes the page's uncaught errors. */
export function noteErrors(page: Window): void {
  page.addEventListener('error', ({ error, filename }) =>
    note('uncaught', '', '', error ?? { stack: filename }),
  );
  page.addEventListener('unhandledrejection', ({ reason }) => note('uncaught', '', '', reason));
}
