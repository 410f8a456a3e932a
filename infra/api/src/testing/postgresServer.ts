import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';

/** A private PostgreSQL for tests, on a socket in a temporary folder; it commits to disk like a real one. */
export interface PostgresServer {
  url: string;
  /** Where its socket is, the host of an address. */
  folder: string;
  stop(): void;
  /** Crashes it, if it runs, and starts it again; this process goes on meanwhile, as with `end` and `promote`. */
  restart(): Promise<void>;
  /** Ends it as a machine without power would, or after telling its clients. */
  end(how: 'immediate' | 'fast'): Promise<void>;
  /** Freezes all its processes, like a hanging machine; connections stay open. */
  freeze(): void;
  thaw(): void;
  /** Changes a setting while it runs. */
  set(name: string, value: string): void;
  /** Becomes a streaming standby of that server, whatever it was before. */
  follow(primary: PostgresServer): void;
  promote(): Promise<void>;
}

const TOOLS = ['pg_ctl', 'initdb', 'pg_basebackup'];

function binFolder(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'pg_ctl'));
  const debian = '/usr/lib/postgresql';
  const packaged = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin', 'pg_ctl'))
    : [];
  // Only some of its tools may be linked from a folder on the path.
  const folders = [...onPath, ...packaged].filter(existsSync).map((tool) => dirname(realpathSync(tool)));
  return folders.find((folder) => TOOLS.every((tool) => existsSync(join(folder, tool)))) ?? null;
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

/** What a server's commands need. */
interface Place {
  folder: string;
  data: string;
  run: (command: string, args: string[]) => void;
  runBeside: (command: string, args: string[]) => Promise<void>;
}

function newPlace(): Place {
  const bin = binFolder();
  const user = account();
  if (bin === null || user === null) throw new Error(whyNoPostgres() ?? 'no PostgreSQL');
  const folder = tempFolder('pg-test');
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, stdio: 'ignore', ...user } as const;
  const run = (command: string, args: string[]) => void execFileSync(join(bin, command), args, options);
  const runBeside = async (command: string, args: string[]) => {
    const [code]: unknown[] = await once(spawn(join(bin, command), args, options), 'exit');
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
  };
  return { folder, data: join(folder, 'data'), run, runBeside };
}

/** The commands of a server in its place, started or not. */
function serverIn({ folder, data, run, runBeside }: Place): PostgresServer & { start: () => void } {
  const saying = (args: string[]) => ['-D', data, '-w', '-l', join(folder, 'log'), ...args];
  const control = (...args: string[]) => run('pg_ctl', saying(args));
  const controlBeside = (...args: string[]) => runBeside('pg_ctl', saying(args));
  const start = () => control('-o', `-c listen_addresses='' -k ${folder}`, 'start');
  return {
    url: `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`,
    folder,
    start,
    end: (how) => controlBeside('-m', how, 'stop'),
    restart: () => controlBeside('-m', 'immediate', 'restart'),
    freeze: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGSTOP')),
    thaw: () => processesOf(data).forEach((pid) => process.kill(pid, 'SIGCONT')),
    set(name, value) {
      appendFileSync(join(data, 'postgresql.conf'), `${name} = '${value}'\n`);
      control('reload');
    },
    follow(primary) {
      rmSync(data, { recursive: true, force: true });
      run('pg_basebackup', [
        '-h',
        primary.folder,
        '-U',
        'tester',
        '-D',
        data,
        '-R',
        '-c',
        'fast',
        '--no-sync',
      ]);
      start();
    },
    promote: () => controlBeside('promote'),
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server with an empty database. Call `whyNoPostgres` first. */
export function startPostgres(): PostgresServer {
  const place = newPlace();
  const { run, data } = place;
  run('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const server = serverIn(place);
  server.start();
  return server;
}

/** Starts a streaming standby; the primary waits for it only if its `synchronous_standby_names` says so. */
export function startStandby(primary: PostgresServer): PostgresServer {
  const server = serverIn(newPlace());
  server.follow(primary);
  return server;
}
