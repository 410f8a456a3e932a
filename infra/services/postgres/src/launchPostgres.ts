import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, lchownSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { PostgresPrograms } from './postgresPrograms';

/** The user without rights, under which PostgreSQL runs if we are root, since it refuses to be root. */
const NOBODY = 65_534;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Makes a folder that only the server's user may enter. */
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot() && statSync(folder).uid === 0) chownSync(folder, NOBODY, NOBODY);
}

/** Gives root's files in a cluster, as a copy made by root has them, to the server's user. */
function takeFromRoot(folder: string): void {
  if (!isRoot() || statSync(folder).uid !== 0) return;
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}

/** Whoever owns the cluster runs it. */
function userOf(folder: string): { uid: number; gid: number } | object {
  if (!isRoot()) return {};
  takeFromRoot(folder);
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Linux names a folder by its descriptor, so that its path may be long or lead through folders of root. */
const named = (fd: number, path: string): string =>
  process.platform === 'linux' ? `/proc/self/fd/${fd}` : path;

/** The programs need nothing of our environment, which holds secrets. */
const ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin' };

/** Makes an empty cluster in this folder, which must be empty or missing; `more` are further arguments. */
export function launchInitdb(
  { initdb }: PostgresPrograms,
  data: string,
  log: number,
  more: readonly string[] = [],
): ChildProcess {
  makePrivateFolder(data);
  const fd = openSync(data, 'r');
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  // Sockets are in a private folder, so whoever can reach one is already trusted.
  const args = ['-D', named(3, data), '-U', 'api', '-A', 'trust', '--data-checksums', ...locale, ...more];
  const stdio = ['ignore', log, log, fd] as const;
  const child = spawn(initdb, args, { cwd: '/', env: ENVIRONMENT, stdio: [...stdio], ...userOf(data) });
  closeSync(fd);
  return child;
}

/**
 * Runs a server, and asks it to end once this process is gone, however it went: the shell waits for the end of a
 * pipe that only this process holds. It and its children hold `lock` open as long as one of them runs.
 */
const WITH_LIFELINE = '(exec 3<&- 4<&- 6<&-; read -r _ <&5 || kill -INT $$) & exec "$@" 5<&-';

export interface Launch {
  data: string;
  /** Folder of its socket, the only way to reach it. */
  sockets: string;
  settings: Record<string, string>;
  /** Open files. */
  log: number;
  lock: number;
}

export function launchPostgres({ postgres }: PostgresPrograms, launch: Launch): ChildProcess {
  const { data, sockets, settings, log, lock } = launch;
  makePrivateFolder(sockets);
  const user = userOf(data);
  if (isRoot() && 'uid' in user) chownSync(sockets, user.uid, user.gid);
  const folders = [data, sockets].map((folder) => openSync(folder, 'r'));
  const all = { listen_addresses: '', unix_socket_directories: named(4, `"${sockets}"`), ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-c', WITH_LIFELINE, 'sh', postgres, '-D', named(3, data), ...options];
  const stdio = ['ignore', log, log, ...folders, 'pipe', lock] as const;
  const child = spawn('/bin/sh', args, {
    cwd: '/',
    env: ENVIRONMENT,
    stdio: [...stdio],
    // Ctrl-C in a terminal reaches us only, and we end it when nobody needs it any more.
    detached: true,
    ...user,
  });
  folders.forEach(closeSync);
  const lifeline = child.stdio.at(5);
  if (!(lifeline instanceof Socket)) throw new Error('a server without a lifeline');
  lifeline.on('error', () => undefined);
  // The shell that waits must not end another process that gets the same number later.
  child.once('exit', () => lifeline.end('over\n'));
  // A process that has nothing else to do ends, and its server with it.
  child.unref();
  lifeline.unref();
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a server: SIGINT after a checkpoint, SIGQUIT as a crash would. */
export async function endPostgres(child: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
