import { type Texts, useMoreTexts } from '@shared/i18n';
import { useLate } from './useLate';

const NONE: Texts = { en: {}, es: {} };

/** Texts that come with the field that shows them; `isHere` once they do. */
export function useLateTexts(name: string | null, load: () => Promise<Texts>) {
  const { loaded, failed, retry } = useLate(name, load);
  useMoreTexts(loaded ?? NONE);
  return { isHere: loaded !== undefined, failed, retry };
}
