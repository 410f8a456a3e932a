/** The fixed words of API paths; everything else in a path could be personal and is logged as `:id`. */
const words = new Set(
  `v2 quotes vehicles drivers rates locations lookup carriers getallcarriers coverages getallcoverages send bind
  complete contact_me address validate docs get_documents tokens token consents statement withdraw resume-links resume
  waiting-list erase hooks partners counts handoff price-range choices
  .well-known enc-jwks.json`.split(/\s+/),
);

/** A path as a template without its query, safe to log. */
export function routeTemplate(url: string): string {
  const [path = '/'] = url.split('?');
  return path
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : ':id'))
    .join('/');
}
