/** Failures of a start that a person can end, by their system code. */
const REASONS: Record<string, (error: NodeJS.ErrnoException & { port?: number }) => string> = {
  EADDRINUSE: ({ port }) => `port ${port} is taken; stop what listens there, or set PORT_BASE to other ports`,
  EACCES: ({ port, path }) =>
    path
      ? `${path} may not be written by this user; change its owner, or set DATA_DIR to another folder`
      : `port ${port} may not be used by this user; set PORT_BASE to ports above 1024`,
  EPERM: ({ path }) => `${path} may not be changed by this user; change its owner, or set DATA_DIR`,
  EROFS: ({ path }) => `${path} is on a disk that cannot be written; set DATA_DIR to another folder`,
  ENOTDIR: ({ path }) => `${path} is in the way of a folder; move it, or set DATA_DIR to another folder`,
  ENOSPC: () => 'the disk is full; make room, or set DATA_DIR to a folder on another disk',
  ECONNREFUSED: () => 'the database does not answer; start it, or correct DATABASE_URL',
  ENOTFOUND: () => 'the host in DATABASE_URL is unknown; correct it',
};

/** One sentence that says what to do about a failed start. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = REASONS[code]?.(error);
  if (reason) return reason;
  // A schema names every wrong variable.
  const all = 'errors' in error && Array.isArray(error.errors) ? error.errors.join('; ') : '';
  return all || error.message;
}

/** Runs what starts a process; a failure is one sentence on the console and exit 1. */
export async function startOrSay(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`cannot start: ${startFailure(error)}\n`);
    process.exit(1);
  }
}
