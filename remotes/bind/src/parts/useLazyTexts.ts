import { type Texts, useMoreTexts } from '@shared/i18n';
import { useLazyModule } from './useLazyModule';

const NONE: Texts = { en: {}, es: {} };

/** Texts that load with their field; `isHere` once they have. */
export function useLazyTexts(name: string | null, load: () => Promise<Texts>) {
  const { loaded, failed, retry } = useLazyModule(name, load);
  useMoreTexts(loaded ?? NONE);
  return { isHere: loaded !== undefined, failed, retry };
}
