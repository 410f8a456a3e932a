import { randomBytes } from 'node:crypto';
import { openInspector, openPreview, type Inspection, type Preview, type ReleaseFile } from '@infra/releases';
import { chooseRelease, mayKeep, secondsToKeep } from './chooseRelease';
import { COOKIE_SECONDS, type WriteCookie } from './cookies';
import type { Pages } from './pages';

type Cookies = Record<string, string>;

/** A visitor's release, the preview if it is one, and the cookies to set. */
export interface Visit {
  release: string;
  preview: Preview | null;
  /** Whether the visitor may look inside the page. */
  inspects: boolean;
  cookies: string[];
}

/** The preview that a link opens; none once its release is gone, revoked or live for everyone. */
export function previewIn(pages: Pages, link: string | undefined): Preview | null {
  const preview = link ? openPreview(link, pages.key(), new Date()) : null;
  if (!preview) return null;
  const { live, releases, revoked }: ReleaseFile = pages.file();
  const isSecret = preview.release !== live && !revoked.includes(preview.release);
  return isSecret && Object.hasOwn(releases, preview.release) ? preview : null;
}

/** The inspection that a link allows. */
export const inspectionIn = (pages: Pages, link: string | undefined): Inspection | null =>
  link ? openInspector(link, pages.key(), new Date()) : null;

/** The visitor's id; a new one only where a canary needs it. */
function identify(file: ReleaseFile, { visitor, release }: Cookies): { id: string; isNew: boolean } {
  if (/^[\w-]{1,64}$/.test(visitor ?? '')) return { id: visitor ?? '', isNew: false };
  const isNew = file.canary !== null && !mayKeep(file, release);
  return { id: isNew ? randomBytes(16).toString('hex') : '', isNew };
}

/**
 * The canary's start, for visitors who arrived since: the judge compares those on the canary with those whom chance left
 * on the live release.
 */
export function trialOf({ canary }: ReleaseFile, { trial }: Cookies): string | undefined {
  return canary?.since !== undefined && trial === canary.since ? trial : undefined;
}

/** What a page load gets, by its cookies. */
export function visitOf(pages: Pages, cookies: Cookies, write: WriteCookie): Visit {
  const inspects = inspectionIn(pages, cookies['inspect']) !== null;
  const ended = cookies['inspect'] && !inspects ? [write('inspect', '', 0)] : [];
  const preview = previewIn(pages, cookies['preview']);
  if (preview) return { release: preview.release, preview, inspects, cookies: ended };
  const file = pages.file();
  const { id, isNew } = identify(file, cookies);
  const release = chooseRelease(file, cookies['release'], id);
  const trial = mayKeep(file, cookies['release']) ? trialOf(file, cookies) : file.canary?.since;
  return {
    release,
    preview: null,
    inspects,
    cookies: [
      ...ended,
      write('release', release, secondsToKeep(file, release)),
      ...(isNew ? [write('visitor', id, COOKIE_SECONDS.visitor)] : []),
      ...(trial ? [write('trial', trial, COOKIE_SECONDS.trial)] : []),
      ...(cookies['preview'] ? [write('preview', '', 0)] : []),
    ],
  };
}
