import { randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** What a link is for. The signed bytes begin with it, so that no other signature of the key passes for it. */
type Use = 'preview' | 'inspect';

/** What a signed link says. */
export interface SignedLink {
  subject: string;
  until: Date;
  /** Differs between links, so that an edge can tell which one was used. */
  nonce: string;
}

const FORM = /^([\w@-]{1,120})\.(\d{10})\.([\w-]{11})\.([\w-]{86})$/;

const bytes = (use: Use, text: string): Buffer => Buffer.from(`${use} ${text}`);

/** The last part of a link's address, signed with the release key; it contains nothing secret or personal. */
export function sealLink(use: Use, subject: string, until: Date, key: KeyObject): string {
  const text = [subject, Math.floor(until.getTime() / 1000), randomBytes(8).toString('base64url')].join('.');
  return `${text}.${sign(null, bytes(use, text), key).toString('base64url')}`;
}

/** What a link says; null if it is not signed for this use by this key, or has ended. */
export function openLink(use: Use, link: string, key: KeyObject, now: Date): SignedLink | null {
  const [, subject = '', seconds = '', nonce = '', signature = ''] = FORM.exec(link) ?? [];
  const until = new Date(Number(seconds) * 1000);
  if (subject === '' || until <= now) return null;
  const isSigned = verify(
    null,
    bytes(use, `${subject}.${seconds}.${nonce}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? { subject, until, nonce } : null;
}

/** The address to send to one person. */
export const linkAddress = (site: string, use: Use, link: string): string =>
  `${site}/releases/${use}/${link}`;
