import type { KeyObject } from 'node:crypto';
import { openLink, sealLink, type SignedLink } from './signedLink';

/** What an inspector link allows: one browser looks inside the site's pages for a while (ADR 0042). */
export type Inspection = Pick<SignedLink, 'until' | 'nonce'>;

/** Every page of the site, whatever its release. */
const SITE = 'site';

/** The last part of an inspector's address. */
export const sealInspector = (until: Date, key: KeyObject): string => sealLink('inspect', SITE, until, key);

/** The inspection that a link allows now; null if it is not signed by this key or has ended. */
export function openInspector(link: string, key: KeyObject, now: Date): Inspection | null {
  const opened = openLink('inspect', link, key, now);
  return opened?.subject === SITE ? opened : null;
}
