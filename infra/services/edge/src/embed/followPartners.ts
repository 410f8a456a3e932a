import { PARTNER_KEY, type PartnerFacts } from '@shared/domain';
import { callApi } from '../proxy/callApi';

/** ms that an answer is used, so that a change of a partner is in force within seconds. */
const FRESH = 4000;
/** ms after which an API that could not be asked is asked again. */
const RETRY = 1000;
/** ms that a page waits for the API. */
const ANSWER_LIMIT = 2000;
/** Answers to keep: many more than there are partners, because anyone may ask for any key. */
const MOST = 2000;

/** What the API says about partners, a few seconds old at most; while it is down, what it said last. */
export interface Partners {
  /** Null: there is no such partner. @throws if the API does not answer and never did */
  find(key: string): Promise<PartnerFacts | null>;
  /** Whether a partner mounts the quote inline on pages of this origin. @throws like `find` */
  isInline(origin: string): Promise<boolean>;
}

interface Known<T> {
  value: T;
  until: number;
}

/** Remembers what `ask` answered for each name. */
function remember<T>(ask: (name: string) => Promise<T>, now: () => number): (name: string) => Promise<T> {
  const known = new Map<string, Known<T>>();
  const pending = new Map<string, Promise<T>>();
  const keep = (name: string, value: T, time: number): T => {
    // The latest are last.
    known.delete(name);
    known.set(name, { value, until: now() + time });
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return value;
  };
  const look = async (name: string): Promise<T> => {
    try {
      return keep(name, await ask(name), FRESH);
    } catch (error) {
      const last = known.get(name);
      if (!last) throw error;
      return keep(name, last.value, RETRY);
    }
  };
  return async (name) => {
    const last = known.get(name);
    if (last && last.until > now()) return last.value;
    const asking = pending.get(name) ?? look(name).finally(() => pending.delete(name));
    pending.set(name, asking);
    return asking;
  };
}

/** A plain GET of the API; null for 404. @throws for everything else */
async function get<T>(url: string): Promise<T | null> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT);
  const { status, body } = await callApi({ url, method: 'GET', headers: {}, body: undefined, signal });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`The API answered ${status}`);
  return JSON.parse(body.toString());
}

/** Asks the API about partners. */
export function followPartners(apiOrigin: string, now = () => Date.now()): Partners {
  const find = remember((key) => get<PartnerFacts>(`${apiOrigin}/v2/partners/${key}`), now);
  const isInline = remember(async (origin) => {
    const answer = await get<{ inline: boolean }>(
      `${apiOrigin}/v2/partners?origin=${encodeURIComponent(origin)}`,
    );
    return answer?.inline ?? false;
  }, now);
  return {
    find: async (key) => (PARTNER_KEY.test(key) ? find(key) : null),
    // Longer than any host name: no browser sends it.
    isInline: async (origin) => origin.length < 300 && isInline(origin),
  };
}
