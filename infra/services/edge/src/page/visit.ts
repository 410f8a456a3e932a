import { randomBytes } from 'node:crypto';
import {
  compose,
  found,
  liveOf,
  openInspector,
  openPreview,
  releaseById,
  releaseOf,
  releaseWith,
  type Inspection,
  type Preview,
  type Release,
  type ReleaseFile,
} from '@infra/releases';
import type { Signer } from '../visits/signer';
import { COOKIE_SECONDS, type WriteCookie } from './cookies';
import type { Pages } from './pages';
import { readPin, sealPin, secondsToKeep, type Pin } from './pin';

type Cookies = Record<string, string>;

/** A visit's release, the preview if it is one, and the cookies to set. */
export interface Visit {
  release: Release;
  preview: Preview | null;
  /** Whether the visitor may look inside the page. */
  inspects: boolean;
  cookies: string[];
}

/** The preview that a link opens; none once its version is gone, revoked or live for everyone. */
export function previewIn(pages: Pages, link: string | undefined): Preview | null {
  const preview = link ? openPreview(link, pages.key(), new Date()) : null;
  if (!preview) return null;
  const file = pages.file();
  const app = found(file, preview.release)?.app;
  const isSecret = app && liveOf(file, app.app)?.version !== app.version;
  return isSecret && !file.revoked.includes(preview.release) ? preview : null;
}

/** The inspection that a link allows. */
export const inspectionIn = (pages: Pages, link: string | undefined): Inspection | null =>
  link ? openInspector(link, pages.key(), new Date()) : null;

const hasCanary = ({ pointers }: ReleaseFile): boolean =>
  Object.values(pointers).some(({ canary }) => canary !== null);

/** The visitor's id, which decides about canaries; a new one only where one runs. */
function identify(file: ReleaseFile, { visitor }: Cookies): { id: string; isNew: boolean } {
  if (/^[\w-]{1,64}$/.test(visitor ?? '')) return { id: visitor ?? '', isNew: false };
  const isNew = hasCanary(file);
  return { id: isNew ? randomBytes(16).toString('hex') : '', isNew };
}

/** When each part's canary began, of those that a visit began during: the judge compares such visits alone. */
export function trialsOf({ pointers }: ReleaseFile, pin: Pin | null): Readonly<Record<string, string>> {
  const canaries = Object.entries(pointers).flatMap(([part, { canary }]) =>
    canary && pin && Date.parse(canary.since) <= pin.at ? [[part, canary.since] as const] : [],
  );
  return Object.fromEntries(canaries);
}

/** What a page load gets, by its cookies. */
export function visitOf(pages: Pages, cookies: Cookies, write: WriteCookie, signer: Signer): Visit {
  const inspects = inspectionIn(pages, cookies['inspect']) !== null;
  const ended = cookies['inspect'] && !inspects ? [write('inspect', '', 0)] : [];
  const file = pages.file();
  const preview = previewIn(pages, cookies['preview']);
  if (preview) return { release: releaseWith(file, [preview.release]), preview, inspects, cookies: ended };
  const pinned = readPin(file, signer, cookies['release']);
  const visitor = pinned ? { id: '', isNew: false } : identify(file, cookies);
  const release = pinned ? releaseById(file, pinned.id) : releaseOf(file, compose(file, visitor.id));
  const pin = pinned ?? { id: release.id, at: Date.now() };
  const seconds = secondsToKeep(file, pin.id);
  return {
    release,
    preview: null,
    inspects,
    cookies: [
      ...ended,
      write('release', sealPin(signer, pin, seconds), seconds),
      ...(visitor.isNew ? [write('visitor', visitor.id, COOKIE_SECONDS.visitor)] : []),
      ...(cookies['preview'] ? [write('preview', '', 0)] : []),
    ],
  };
}
