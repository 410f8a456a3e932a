/** Any page may read what has these headers; nothing of it depends on a cookie. */
export const OPEN_TO_ALL: Record<string, string> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
