import { callbackify } from 'node:util';
import { startFailure } from '@infra/server';
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import { NoConnection } from './databaseOutage';
import type { DatabaseHost } from './databaseUrl';

/** What the API needs of a driver's pool. */
export interface HostPool {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

/** This server must not be written to, and why. */
class UnfitServer extends Error {
  override readonly name = 'UnfitServer';
}

interface Settings {
  read_only: string;
  synchronous_commit: string;
  fsync: string | null;
  full_page_writes: string | null;
}

/** Engines that only speak the protocol may not know the last two. */
const SETTINGS = `select current_setting('transaction_read_only') as read_only,
  current_setting('synchronous_commit') as synchronous_commit,
  current_setting('fsync', true) as fsync, current_setting('full_page_writes', true) as full_page_writes`;

/** An acknowledged request must survive a power cut (design: reliability); `remote_apply` is stricter than `on`. */
const SAFE_COMMITS = new Set(['on', 'remote_apply']);

/** Why nothing may be written to a server with these settings, or null. */
function refusalOf(settings: Settings): string | null {
  if (settings.read_only !== 'off') return 'this PostgreSQL is a standby or read-only; name the primary, too';
  if (!SAFE_COMMITS.has(settings.synchronous_commit))
    return `PostgreSQL must run with synchronous_commit=on or remote_apply, not ${settings.synchronous_commit}`;
  for (const name of ['fsync', 'full_page_writes'] as const)
    if (settings[name] === 'off')
      return `PostgreSQL must run with ${name}=on, because a power cut loses data without it`;
  return null;
}

/** Asks each new connection, because a failover may lead to a server with other settings. @throws UnfitServer */
async function checkServer(client: PoolClient): Promise<void> {
  const [settings] = (await client.query<Settings>(SETTINGS)).rows;
  const refusal = settings ? refusalOf(settings) : 'PostgreSQL did not tell its settings';
  if (refusal !== null) throw new UnfitServer(refusal);
}

/** The pool was full, which says nothing about its host. */
const isFull = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** A pool of one host; waiting for a free connection may take longer than `limit`, connecting may not. */
function openPool({ url }: DatabaseHost, config: PoolConfig, limit: number): Pool {
  class HostClient extends Client {
    constructor(given?: ClientConfig) {
      super({ ...given, connectionTimeoutMillis: limit });
    }
  }
  const verify = callbackify(checkServer);
  const pool = new Pool({
    ...config,
    connectionString: url,
    Client: HostClient,
    verify: (client, done) => verify(client, (error) => done(error ?? undefined)),
  });
  // A server restart breaks idle connections, which would end the process without a listener.
  pool.on('error', () => undefined);
  // The pool listens only to idle connections, so busy ones need a listener too; their statement fails as
  // well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface Refusal {
  host: DatabaseHost;
  error: unknown;
}

/** One host: its own reason. Several: each with its reason. */
function noConnection(refusals: readonly Refusal[]): NoConnection {
  const [first] = refusals;
  if (first && refusals.length === 1)
    return new NoConnection(first.error instanceof Error ? first.error.message : 'unknown', first.error);
  const reasons = refusals.map(({ host, error }) => `${host.name}: ${startFailure(error)}`);
  const message = `no host in DATABASE_URL can be written to (${reasons.join('; ')})`;
  return new NoConnection(message, first?.error, null);
}

/** ms until the next of several hosts is asked, at most. */
const MOST_PER_HOST = 2500;

/** Several hosts share the time limit, so that one that hangs does not block for long. */
function limitPerHost(hosts: number, total = 0): number {
  return hosts === 1 ? total : Math.min(MOST_PER_HOST, total / hosts);
}

/**
 * Connections to the first host that accepts writes: to the one that did last, and once it refuses, to the next.
 * @throws NoConnection
 */
export function openHosts(hosts: readonly DatabaseHost[], config: PoolConfig): HostPool {
  const limit = limitPerHost(hosts.length, config.connectionTimeoutMillis);
  const members = hosts.map((host) => ({ host, pool: openPool(host, config, limit) }));
  let at = 0;
  return {
    async connect() {
      const refusals: Refusal[] = [];
      const start = at;
      for (const member of [...members.slice(start), ...members.slice(0, start)]) {
        const index = members.indexOf(member);
        try {
          const client = await member.pool.connect();
          at = index;
          return client;
        } catch (error) {
          if (isFull(error) && at === index) throw error;
          refusals.push({ host: member.host, error });
          // Unless another call has found a better one.
          if (at === index) at = (index + 1) % members.length;
        }
      }
      throw noConnection(refusals);
    },
    end: async () => void (await Promise.all(members.map(({ pool }) => pool.end()))),
  };
}
