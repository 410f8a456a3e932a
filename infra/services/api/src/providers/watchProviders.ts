import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../reasonOf';
import { KEY_EMPTY, ProviderError, type ProviderName } from './callProvider';

/** A provider and its call that costs nothing. */
export interface WatchedProvider {
  name: ProviderName;
  ping(): Promise<void>;
}

/** What `/healthz` says of a provider; `status` or `code` say why it is down. */
interface Standing {
  state: 'unknown' | 'up' | 'down';
  status?: number;
  code?: string;
}

export interface ProviderWatch {
  standings(): Partial<Record<ProviderName, Standing>>;
  /** Asks all of them once; told and kept when it resolves. */
  check(): Promise<void>;
  start(): void;
  stop(): void;
}

interface WatchOptions {
  providers: readonly WatchedProvider[];
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Called with each result. */
  report: (name: ProviderName, isUp: boolean) => void;
  /** ms between two tries of one check */
  pause?: number;
}

/** ms; a company that corrects a key sees it within minutes. */
const EVERY = 3 * 60_000;
const PAUSE = 3000;
/** A provider that restarts, or starts after this node as on one machine, is not down yet. */
const TRIES = 4;

/** The settings of each provider begin with this. */
const SETTINGS: Record<ProviderName, string> = {
  cards: 'CARD_SDK',
  form: 'PAYMENT_FORM',
  esign: 'ESIGN',
  mail: 'MAIL',
  address: 'ADDRESS',
};

/** An answer, or an empty key, would be the same a moment later. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProviderError && (error.status !== null || reasonOf(error).code === KEY_EMPTY);

/** Null: it answers and accepts the key. */
async function faultOf(provider: WatchedProvider, pause: number, tries = TRIES): Promise<unknown> {
  try {
    await provider.ping();
    return null;
  } catch (error) {
    if (tries === 1 || isFinal(error)) return error;
    await sleep(pause, undefined, { ref: false });
    return faultOf(provider, pause, tries - 1);
  }
}

/** What is wrong, and the setting to look at. */
function sentenceOf({ status, code }: Standing, name: ProviderName): { setting: string; words: string } {
  const key = `${SETTINGS[name]}_API_KEY`;
  if (code === KEY_EMPTY) return { setting: key, words: 'the key of a provider is empty' };
  if (status === 401 || status === 403) return { setting: key, words: 'a provider refuses the key' };
  return { setting: `${SETTINGS[name]}_URL`, words: 'a provider does not answer as it should' };
}

/**
 * Asks each outside service at start and every few minutes, so that a wrong key is known before a shopper pays. It
 * stops nothing: the site sells whatever the other providers allow.
 */
export function watchProviders({ providers, log, report, pause = PAUSE }: WatchOptions): ProviderWatch {
  const standings = new Map<ProviderName, Standing>(
    providers.map(({ name }) => [name, { state: 'unknown' }]),
  );
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const tellDown = (name: ProviderName, error: unknown) => {
    const { status, code, ...reason } = { provider: name, call: 'ping', ...reasonOf(error) };
    const why = { ...(status !== undefined && { status }), ...(code !== undefined && { code }) };
    const { setting, words } = sentenceOf({ state: 'down', ...why }, name);
    standings.set(name, { state: 'down', ...why });
    log.error({ ...reason, ...why, setting }, words);
  };
  const look = async (provider: WatchedProvider) => {
    const { name } = provider;
    const fault = await faultOf(provider, pause);
    if (isStopped) return;
    report(name, fault === null);
    if (fault !== null) return tellDown(name, fault);
    if (standings.get(name)?.state === 'down') log.info({ provider: name }, 'a provider answers again');
    standings.set(name, { state: 'up' });
  };
  const check = async () => void (await Promise.all(providers.map(look)));
  return {
    standings: () => Object.fromEntries(standings),
    check,
    start() {
      timer = setInterval(() => void check(), EVERY).unref();
      void check();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
