import { found, heldUntil, idWith, namesIn, wasGiven, type ReleaseFile } from '@infra/releases';
import type { Signer } from '../visits/signer';
import { COOKIE_SECONDS } from './cookies';

/** What a visit keeps: the versions that it began with, and when it began (ms). */
export interface Pin {
  /** The release's id. */
  id: string;
  at: number;
}

/** The names of a release's versions; those of a release from before pointers by its name. Null if it is none. */
export function versionsOf({ former = {} }: ReleaseFile, id: string): string[] | null {
  return Object.hasOwn(former, id) ? (former[id] ?? null) : namesIn(id);
}

/**
 * How long a visit may keep a release after this page or step, in seconds: a day, but not until a version's files may be
 * removed. 0 or less if it must leave it.
 */
export function secondsToKeep(file: ReleaseFile, id: string): number {
  const ends = (versionsOf(file, id) ?? []).flatMap((name) => heldUntil(file, name) ?? []);
  const left = ends.map((end) => Math.floor((end.getTime() - Date.now()) / 1000));
  return Math.min(COOKIE_SECONDS.release, ...left);
}

/** Whether some version of a release is gone or was revoked, so that an open page must be loaded again. */
export function isRevoked(file: ReleaseFile, id: string): boolean {
  const names = versionsOf(file, id);
  return !names || names.some((name) => file.revoked.includes(name) || found(file, name) === null);
}

/** Whether a visit may stay on a release: no version is revoked or to be removed, and none is a secret. */
function mayKeep(file: ReleaseFile, id: string): boolean {
  const names = versionsOf(file, id) ?? [];
  return !isRevoked(file, id) && names.every((name) => wasGiven(file, name)) && secondsToKeep(file, id) > 0;
}

const PIN = /^(.+)~([0-9a-z]{1,9})$/;

/** The pin in a visit's cookie, as long as the visit may keep it. A cookie from before pointers names a release. */
export function readPin(file: ReleaseFile, signer: Signer, cookie: string | undefined): Pin | null {
  const former =
    cookie !== undefined && Object.hasOwn(file.former ?? {}, cookie) ? file.former?.[cookie] : null;
  const [, id = '', at = ''] = PIN.exec(signer.open('pin', cookie) ?? '') ?? [];
  const pin = former ? { id: idWith(former), at: 0 } : { id, at: Number.parseInt(at, 36) };
  return pin.id !== '' && mayKeep(file, pin.id) ? pin : null;
}

/** The cookie's value for a pin that lasts so many seconds. */
export const sealPin = (signer: Signer, { id, at }: Pin, seconds: number): string =>
  signer.sign('pin', `${id}~${at.toString(36)}`, Date.now() + seconds * 1000);
