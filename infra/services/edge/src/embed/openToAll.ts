/** Any page may read what has these headers; nothing of it depends on a cookie. */
export const OPEN_TO_ALL: Record<string, string> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For a page in a frame: a page that isolates itself (COEP) frames only what says so and does the same. */
export const FRAMED_BY_ANY: Record<string, string> = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
};
