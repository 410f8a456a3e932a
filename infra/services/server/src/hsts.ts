/** The header that keeps browsers on HTTPS. */
export const HSTS = 'strict-transport-security';

/**
 * The header that keeps browsers on HTTPS for this many seconds. Null for 0: browsers ignore it over plain HTTP, and a
 * site that may still lose its certificate must not send it.
 * @throws Error that names the variable
 */
export function readHsts(text: string): string | null {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0)
    throw new Error('HSTS_SECONDS must be a whole number of seconds');
  return seconds === 0 ? null : `max-age=${seconds}; includeSubDomains`;
}
