import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

/** A private PostgreSQL for tests, on a socket in a temporary folder. */
export interface PostgresServer {
  url: string;
  stop(): void;
  /** Crashes and restarts it. */
  restart(): void;
  /** Freezes all its processes, like a hanging machine; connections stay open. */
  freeze(): void;
  thaw(): void;
}

function binFolder(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(':');
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return (
    [...onPath, ...packaged].find(
      (folder) => existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'initdb')),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root, so its own account is used if there is one. */
function account(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = ids.map(({ status, stdout }) => (status === 0 ? Number(stdout) : null));
  return typeof uid === 'number' && typeof gid === 'number' ? { uid, gid } : null;
}

/** Why no server can run here, or null. */
export function whyNoPostgres(): string | null {
  if (binFolder() === null) return 'no PostgreSQL server binaries on this machine';
  return account() === null ? 'running as root and there is no postgres account' : null;
}

/** The server's processes, from the pid file in its folder: the main one and its children. */
function processesOf(data: string): number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim();
  return [first, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Starts a server with an empty database; `durable` commits to disk (measurements). Call `whyNoPostgres` first. */
export function startPostgres({ durable = false } = {}): PostgresServer {
  const bin = binFolder();
  const user = account();
  if (bin === null || user === null) throw new Error(whyNoPostgres() ?? 'no PostgreSQL');
  const folder = tempFolder('pg-test');
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (command: string, args: string[]) =>
    execFileSync(join(bin, command), args, { cwd: folder, stdio: 'ignore', ...user });
  run('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const settings = `-c listen_addresses='' -k ${folder} -c fsync=${durable ? 'on' : 'off'}`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`,
    restart: () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', '-l', join(folder, 'log'), 'restart']),
    freeze: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGCONT')),
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
