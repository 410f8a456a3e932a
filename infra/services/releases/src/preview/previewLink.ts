import type { KeyObject } from 'node:crypto';
import { openLink, sealLink } from './signedLink';

/** What a preview link allows: one browser on one release for a while. */
export interface Preview {
  release: string;
  /** When link and preview end. */
  until: Date;
  nonce: string;
}

const RELEASE = /^r[1-9]\d{0,8}$/;

/** The last part of a preview's address. */
export const sealPreview = (release: string, until: Date, key: KeyObject): string =>
  sealLink('preview', release, until, key);

/** The preview that a link allows now; null if it is not signed by this key or has ended. */
export function openPreview(link: string, key: KeyObject, now: Date): Preview | null {
  const opened = openLink('preview', link, key, now);
  if (!opened || !RELEASE.test(opened.subject)) return null;
  const { subject: release, until, nonce } = opened;
  return { release, until, nonce };
}
