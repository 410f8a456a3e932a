import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed text is for, so that none works as another. */
type Purpose = 'visit' | 'frame' | 'pin';

/** Signs short texts without dots, and knows them again: the site's edges share the key and remember nothing. */
export interface Signer {
  /** `TEXT.END.SIGNATURE`, valid until then. */
  sign(purpose: Purpose, text: string, until: number): string;
  /** The text; null if it was not signed for this or its time is over. */
  open(purpose: Purpose, signed: string | undefined): string | null;
}

const SIGNED = /^([\w@~-]{1,500})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

export function createSigner(key: Buffer): Signer {
  const signature = (purpose: Purpose, text: string, end: string) =>
    createHmac('sha256', key).update([purpose, text, end].join('.')).digest();
  return {
    sign(purpose, text, until) {
      const end = Math.floor(until / 1000).toString(36);
      return [text, end, signature(purpose, text, end).toString('base64url')].join('.');
    },
    open(purpose, signed) {
      const [, text = '', end = '', given = ''] = SIGNED.exec(signed ?? '') ?? [];
      if (text === '' || Number.parseInt(end, 36) * 1000 <= Date.now()) return null;
      const isOurs = timingSafeEqual(Buffer.from(given, 'base64url'), signature(purpose, text, end));
      return isOurs ? text : null;
    },
  };
}
