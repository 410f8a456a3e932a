import { setTimeout as sleep } from 'node:timers/promises';
import type { Quote, RateResult } from '@shared/domain';
import { createQuote, createRatableQuote, DES_PLAINES } from '@infra/api/testing/fixtures';
import { type Answer, createTestClient, type Host, type TestClient } from '@infra/api/testing/testClient';
import { NoAnswer } from '@infra/api/testing/overHttp';

/** ms before a retry after no response. */
const PAUSE = 100;

/** A quote, and the API's last acknowledged answer. */
interface Kept {
  client: TestClient;
  id: string;
  version: number;
  homeowner: boolean | null;
  /** A response was lost or was an error: the edit may or may not be stored. */
  isUnsure: boolean;
  /** Its prices were returned. */
  isRated: boolean;
}

export interface Outcome {
  acknowledged: number;
  refused: number;
  /** Calls whose response was lost with the process. */
  cut: number;
  faults: string[];
}

/** Whether a fault is an acknowledged write that is not there. */
export const isLoss = (fault: string): boolean => fault.endsWith('was acknowledged');

/** Shoppers who save and rate during the fault, and check afterwards that nothing is lost. */
export class Work {
  readonly outcome: Outcome = { acknowledged: 0, refused: 0, cut: 0, faults: [] };
  readonly #host: Host;
  readonly #kept: Kept[] = [];
  #goesOn = false;
  #under: Promise<unknown> = Promise.resolve();

  constructor(host: Host) {
    this.#host = host;
  }

  /** Records a fault, once however often it occurs. */
  fault(sentence: string): void {
    const { faults } = this.outcome;
    if (!faults.includes(sentence)) faults.push(sentence);
  }

  /** Creates new quotes, for shoppers who may be needed later. */
  async prepare(count: number, make = createQuote): Promise<void> {
    for (let made = 0; made < count; made += 1) {
      const client = await createTestClient(this.#host);
      const { id, version } = await make(client);
      this.#kept.push({ client, id, version, homeowner: null, isUnsure: false, isRated: false });
      this.outcome.acknowledged += 1;
    }
  }

  /** A new quote that may be refused; one that is acknowledged is looked at like the others. */
  async tryNew(): Promise<void> {
    const client = await createTestClient(this.#host);
    const answer = await client.call<Quote>({
      method: 'POST',
      path: '/v2/quotes',
      body: { address: DES_PLAINES },
    });
    if (answer.status === 201) {
      const { id, version } = answer.body;
      this.#kept.push({ client, id, version, homeowner: null, isUnsure: false, isRated: false });
      this.outcome.acknowledged += 1;
    } else this.#count(answer);
  }

  /** Saves (or rates) all quotes at once, repeatedly, until `rest`. */
  begin(what: 'save' | 'rate'): void {
    this.#goesOn = true;
    const goOn = async (kept: Kept) => {
      while (this.#goesOn) {
        await (what === 'save' ? this.#save(kept) : this.#rate(kept));
        if (kept.isUnsure) await sleep(PAUSE);
      }
    };
    this.#under = Promise.all(this.#kept.map(goOn));
  }

  async rest(): Promise<void> {
    this.#goesOn = false;
    await this.#under;
  }

  /** One edit of each quote. */
  async saveEach(): Promise<void> {
    await Promise.all(this.#kept.map((kept) => this.#save(kept)));
  }

  /** Reads every quote again: everything acknowledged is there. */
  async look(): Promise<void> {
    await Promise.all(this.#kept.map((kept) => this.#compare(kept)));
  }

  async #save(kept: Kept): Promise<void> {
    if (kept.isUnsure && !(await this.#compare(kept))) return;
    const homeowner = !kept.homeowner;
    const path = `/v2/quotes/${kept.id}`;
    const edit = { method: 'PATCH', path, body: { homeowner }, ifMatch: kept.version } as const;
    const saved = await this.#ask(kept, () => kept.client.call<Quote>(edit));
    if (saved) Object.assign(kept, { homeowner, version: saved.version, isRated: false });
  }

  async #rate(kept: Kept): Promise<void> {
    if (kept.isUnsure && !(await this.#compare(kept))) return;
    const path = `/v2/quotes/${kept.id}/rates`;
    if (!kept.isRated) {
      const rated = await this.#ask(kept, () => kept.client.call<RateResult>({ method: 'GET', path }));
      if (rated) kept.isRated = true;
      return;
    }
    await this.#save(kept);
  }

  /** Whether the quote could be read; records a fault if it is older than what was acknowledged. */
  async #compare(kept: Kept): Promise<boolean> {
    const path = `/v2/quotes/${kept.id}`;
    const now = await this.#ask(kept, () => kept.client.call<Quote>({ method: 'GET', path }));
    if (!now) return false;
    if (now.version < kept.version)
      this.fault(`version ${now.version} where ${kept.version} was acknowledged`);
    const isSame = now.version === kept.version;
    if (isSame && now.homeowner !== kept.homeowner) this.fault('another answer than the acknowledged one');
    if (isSame && kept.isRated && now.status !== 'RATED')
      this.fault(`${now.status} where prices were answered`);
    Object.assign(kept, { version: now.version, homeowner: now.homeowner, isUnsure: false });
    if (!isSame) kept.isRated = false;
    return true;
  }

  async #ask<T>(kept: Kept, call: () => Promise<Answer<T>>): Promise<T | null> {
    const answer = await call().catch((error: unknown) => {
      if (error instanceof NoAnswer) this.fault(error.message);
      return null;
    });
    if (answer !== null && answer.status < 300) {
      this.outcome.acknowledged += 1;
      return answer.body;
    }
    kept.isUnsure = true;
    if (answer === null) this.outcome.cut += 1;
    else this.#count(answer);
    return null;
  }

  #count({ status, codes }: Answer<unknown>): void {
    if (status === 503 && codes.join() === 'unavailable') this.outcome.refused += 1;
    else this.fault(`${status} ${codes.join() || 'without a code'}`);
  }
}

/** Quotes that can be rated. */
export const ratable = (client: TestClient): Promise<Quote> => createRatableQuote(client);
