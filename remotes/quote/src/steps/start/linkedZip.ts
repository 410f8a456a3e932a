import { ZIP_LENGTH } from '@shared/domain';
import type { AskedZip } from './useStart';

/**
 * The ZIP in the URL: one to look up at once, or an invalid one (specification 2.3). `typed=1` comes from the form
 * before its scripts ran (reading 18).
 */
export function linkedZip(query: URLSearchParams): { asked: AskedZip | null; isInvalid: boolean } {
  const zip = query.get('zip_code');
  if (zip === null) return { asked: null, isInvalid: false };
  const isWhole = zip.length === ZIP_LENGTH && /^[0-9]+$/.test(zip);
  if (!isWhole) return { asked: null, isInvalid: true };
  return { asked: { zip, typed: query.get('typed') === '1' }, isInvalid: false };
}
