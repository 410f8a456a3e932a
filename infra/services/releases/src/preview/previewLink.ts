import type { KeyObject } from 'node:crypto';
import { readName } from '../model/names';
import { openLink, sealLink } from './signedLink';

/** What a preview link allows: one browser on one version, beside the live others, for a while. */
export interface Preview {
  /** The version's name. */
  release: string;
  /** When link and preview end. */
  until: Date;
  nonce: string;
}

/** The last part of a preview's address. */
export const sealPreview = (release: string, until: Date, key: KeyObject): string =>
  sealLink('preview', release, until, key);

/** The preview that a link allows now; null if it is not signed by this key or has ended. */
export function openPreview(link: string, key: KeyObject, now: Date): Preview | null {
  const opened = openLink('preview', link, key, now);
  if (!opened || readName(opened.subject) === null) return null;
  const { subject: release, until, nonce } = opened;
  return { release, until, nonce };
}
