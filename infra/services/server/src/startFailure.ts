import { types } from 'node:util';

/** Startup failures that a person can fix, by system code. */
const REASONS: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken; stop what listens there, or set PORT_BASE to other ports`,
  EACCES: ({ port, path, syscall }) =>
    path === undefined && syscall === 'connect'
      ? 'the socket of the database may not be used by this user; correct DATABASE_URL'
      : path
        ? `${path} may not be written by this user; change its owner, or set DATA_DIR to another folder`
        : `port ${port} may not be used by this user; set PORT_BASE to ports above 1024`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine; correct it',
  EPERM: ({ path }) => `${path} may not be changed by this user; change its owner, or set DATA_DIR`,
  EROFS: ({ path }) => `${path} is on a disk that cannot be written; set DATA_DIR to another folder`,
  ENOTDIR: ({ path }) => `${path} has a file where a folder must be; set DATA_DIR to another folder`,
  EEXIST: ({ path }) => `${path} is a file where a folder must be; set DATA_DIR to another folder`,
  ENOSPC: () => 'the disk is full; make room, or set DATA_DIR to a folder on another disk',
  ECONNREFUSED: () => 'the database does not answer; start it, or correct DATABASE_URL',
  ETIMEDOUT: () => 'the database does not answer; start it, or correct DATABASE_URL',
  ENOENT: ({ path }) => `${path} is missing; for a database, start it, or correct DATABASE_URL`,
  ENOTFOUND: () => 'the host in DATABASE_URL is unknown; correct it',
  EAI_AGAIN: () => 'the host in DATABASE_URL is unknown; correct it',
  '28P01': () => 'the database refuses the password; correct DATABASE_URL',
  '28000': () => 'the database refuses this user; correct DATABASE_URL',
  '42501': () =>
    'the database user may not change tables; run api migrate with one who may, or correct DATABASE_URL',
  '3D000': () => 'the database in DATABASE_URL does not exist; create it, or correct DATABASE_URL',
  '57P03': () => 'the database is still starting; start again in a moment',
};

/** One sentence that says how to fix a failed start. */
export function startFailure(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The driver's messages for a server that is frozen or behind a firewall.
  const isSilent =
    /timeout exceeded when trying|timeout expired|connection timeout|Connection terminated/.test(
      error.message,
    );
  const reason = REASONS[isSilent ? 'ETIMEDOUT' : code]?.(error);
  if (reason) return reason;
  // A validation error names every wrong variable.
  const all = 'errors' in error && Array.isArray(error.errors) ? error.errors.join('; ') : '';
  return all || (error.message.split('\n')[0] ?? error.name);
}

/** Runs a process's startup; a failure prints one sentence and exits with 1. */
export async function startOrSay(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`cannot start: ${startFailure(error)}\n`);
    process.exit(1);
  }
}
