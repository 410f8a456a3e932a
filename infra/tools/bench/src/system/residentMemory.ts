import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ListedProcess {
  pid: number;
  parent: number;
  /** Resident memory in KiB. */
  resident: number;
}

/** Parses the output of `ps -eo pid=,ppid=,rss=` (Linux and macOS). */
export function parseProcesses(text: string): ListedProcess[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, resident = 0]) => ({ pid, parent, resident }));
}

/** A process and all its descendants. */
export function familyOf(pid: number, all: readonly ListedProcess[]): ListedProcess[] {
  const own = all.filter((one) => one.pid === pid);
  const children = all.filter((one) => one.parent === pid && one.pid !== pid);
  return [...own, ...children.flatMap((child) => familyOf(child.pid, all))];
}

export const listProcesses = (): ListedProcess[] =>
  parseProcesses(execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }));

/** KiB of a process from `/proc/<pid>/smaps_rollup`, in which a page shared by n processes counts as an nth. */
export function parseShare(rollup: string): number | null {
  const found = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  return found === undefined ? null : Number(found);
}

export interface SystemMemory {
  /** MB with each shared page counted once for every process that has it (RSS). */
  resident: number;
  /** MB with each page counted once (PSS); null if the system does not report it (anything but Linux). */
  share: number | null;
}

function shareOf(pid: number): number | null {
  try {
    return parseShare(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  } catch {
    return null;
  }
}

/** Memory of a process and all its descendants. */
export function systemMemory(pid: number): SystemMemory {
  const family = familyOf(pid, listProcesses());
  const shares = family.map((one) => shareOf(one.pid)).filter((share) => share !== null);
  return {
    resident: family.reduce((sum, { resident }) => sum + resident, 0) / 1024,
    share: shares.length < family.length ? null : shares.reduce((sum, share) => sum + share, 0) / 1024,
  };
}

/** KiB that belong to a process alone, from Linux's `/proc/<pid>/status`; null if it is not reported. */
export function parseOwnMemory(status: string): number | null {
  const found = /^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * Memory of a process without mapped files, such as the browser's program, which all its processes share; the same
 * figure as in Chrome's task manager. In KiB; null if the system does not report it (anything but Linux).
 */
export function ownMemory(pid: number): number | null {
  try {
    return parseOwnMemory(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return null;
  }
}
