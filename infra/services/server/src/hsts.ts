/** The header that keeps browsers on HTTPS. */
export const HSTS = 'strict-transport-security';

/**
 * Reads `HSTS_SECONDS`, how long browsers must use HTTPS only. Null without it: browsers ignore the header over plain
 * HTTP, and a site that may still lose its certificate must not send it.
 * @throws Error that names the variable
 */
export function readHsts(text: string | undefined): string | null {
  const seconds = Number(text ?? 0);
  if (!Number.isInteger(seconds) || seconds < 0)
    throw new Error('HSTS_SECONDS must be a whole number of seconds');
  return seconds === 0 ? null : `max-age=${seconds}; includeSubDomains`;
}
