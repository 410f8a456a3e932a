import { randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** What a preview link allows: one browser on one release for a while. */
export interface Preview {
  release: string;
  /** When link and preview end. */
  until: Date;
  /** Differs between links, so that an edge can tell which one was used. */
  nonce: string;
}

/** Longest life of a preview in hours; younger than this, no release is removed. */
export const PREVIEW_HOURS = { usual: 24, most: 168 };

const FORM = /^(r[1-9]\d{0,8})\.(\d{10})\.([\w-]{11})\.([\w-]{86})$/;

/** The signed bytes begin with their use, so that no other signature of the key passes for a preview. */
const bytes = (text: string): Buffer => Buffer.from(`preview ${text}`);

/** The last part of a preview's address, signed with the release key; it contains nothing secret or personal. */
export function sealPreview(release: string, until: Date, key: KeyObject): string {
  const text = [release, Math.floor(until.getTime() / 1000), randomBytes(8).toString('base64url')].join('.');
  return `${text}.${sign(null, bytes(text), key).toString('base64url')}`;
}

/** The preview that a link allows now; null if it is not signed by this key or has ended. */
export function openPreview(link: string, key: KeyObject, now: Date): Preview | null {
  const [, release = '', seconds = '', nonce = '', signature = ''] = FORM.exec(link) ?? [];
  const until = new Date(Number(seconds) * 1000);
  if (release === '' || until <= now) return null;
  const text = `${release}.${seconds}.${nonce}`;
  return verify(null, bytes(text), key, Buffer.from(signature, 'base64url'))
    ? { release, until, nonce }
    : null;
}

/** The address to send to one person. */
export const previewAddress = (site: string, link: string): string => `${site}/releases/preview/${link}`;
