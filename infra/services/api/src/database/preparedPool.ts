import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { isDatabaseOutage, isUndone, NoConnection } from './databaseOutage';
import type { HostPool } from './hostPool';
import { runAgain } from './inTransaction';

/** More statements than the API has; later ones are not prepared, so that no caller can fill the server. */
const MOST_TEXTS = 300;
const PREPARABLE = /^(?:select|insert|update|delete|with) /;

/** Kysely's own statements around a transaction. */
const OPENS = /^(?:begin|start transaction)\b/;
const CLOSES = /^(?:commit|rollback)$/;

type NameOf = (sql: string) => string | undefined;

/** A name for each statement, the same on every connection. */
function createNames(): NameOf {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_TEXTS || !PREPARABLE.test(sql)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** One connection: what happened to it, and whether a transaction is open on it. */
class PreparedClient {
  readonly #client: PoolClient;
  readonly #nameOf: NameOf;
  /** The connection itself failed, whatever its error is called. */
  #broken = false;
  #lost: Error | null = null;
  #isInTransaction = false;

  constructor(client: PoolClient, nameOf: NameOf) {
    this.#client = client;
    this.#nameOf = nameOf;
    client.on('error', () => (this.#broken = true));
  }

  /** A statement of its own is a transaction, so it runs again like one. */
  async query(text: string, values: readonly unknown[]) {
    if (OPENS.test(text)) this.#isInTransaction = true;
    try {
      const send = () => this.#send(text, [...values]);
      return await (this.#isInTransaction ? send() : runAgain(send));
    } finally {
      if (CLOSES.test(text)) this.#isInTransaction = false;
    }
  }

  release(): void {
    this.#client.release(this.#lost !== null);
  }

  async #send(text: string, values: unknown[]) {
    // Anything sent later, even a rollback, would wait as long again.
    if (this.#lost) throw this.#lost;
    const name = this.#nameOf(text);
    try {
      return await this.#client.query({ text, values, ...(name === undefined ? {} : { name }) });
    } catch (error) {
      const isOutage = isDatabaseOutage(error);
      const failure = this.#broken && !isOutage ? new NoConnection('the connection broke', error) : error;
      // The statement's outcome is unknown, and a transaction may still be open there; or this server takes no
      // writes.
      if (failure instanceof Error && isDatabaseOutage(failure) && !isUndone(failure)) this.#lost = failure;
      throw failure;
    }
  }
}

/**
 * A pool that prepares statements once per connection, because planning the SELECT of a quote costs the server more
 * than running it. Statements name their columns, so that a migration that adds one breaks no plan. A connection that
 * met an outage is not used again.
 */
export function preparedPool(pool: HostPool): PostgresPool {
  const nameOf = createNames();
  const clients = new WeakMap<PoolClient, PreparedClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparedClient(client, nameOf);
      clients.set(client, known);
      const narrowed: unknown = known;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely uses cursors only for streams
      return narrowed as PostgresPoolClient;
    },
    end: () => pool.end(),
    // For canceling a statement, which nothing here does.
    options: {},
  };
}
