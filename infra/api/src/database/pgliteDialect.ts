import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { PgliteClient } from './pgliteClient';

type Engine = Pick<PgliteClient, 'query' | 'revive' | 'close'>;

const noop = (): void => undefined;

/** PGlite is one session and a transaction needs it exclusively, so callers queue. */
class PgliteDriver implements Driver {
  readonly #client: Engine;
  readonly #connection: DatabaseConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = noop;

  constructor(client: Engine) {
    this.#client = client;
    this.#connection = new PgliteConnection(client);
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release: () => void = noop;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    try {
      await this.#client.revive();
    } catch (error) {
      release();
      throw error;
    }
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection() {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}`));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    await this.#last;
    await this.#client.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: Engine;

  constructor(client: Engine) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#client.query(query.sql, query.parameters);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely's query says what its rows are
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite answers whole results');
  }
}

/** Kysely over PGlite with PostgreSQL's own compiler: one SQL dialect for both engines (ADR 0006). */
export class PgliteDialect implements Dialect {
  readonly #client: Engine;

  constructor(client: Engine) {
    this.#client = client;
  }

  createDriver = () => new PgliteDriver(this.#client);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector: Dialect['createIntrospector'] = (database) => new PostgresIntrospector(database);
}
