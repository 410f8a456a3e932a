type Descriptors = [key: PropertyKey, descriptor: PropertyDescriptor][];

const descriptorsOf = (target: object): Descriptors =>
  Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key) ?? {}]);

const isSame = (one: PropertyDescriptor, other?: PropertyDescriptor) =>
  one.value === other?.value && one.get === other?.get && one.set === other?.set;

/** Undoes what a file did to global values, the environment variables and the document. */
export function globalsOf(global: typeof globalThis): () => void {
  const known = descriptorsOf(global);
  const env = { ...global.process.env };
  return () => {
    for (const [key, descriptor] of known) {
      const now = Object.getOwnPropertyDescriptor(global, key);
      if (!isSame(descriptor, now)) Object.defineProperty(global, key, descriptor);
    }
    for (const name of Object.keys(global.process.env)) if (!(name in env)) delete global.process.env[name];
    Object.assign(global.process.env, env);
    if (global.document) emptyDocument(global);
  };
}

// oxlint-disable-next-line no-restricted-properties -- the storage of a test's page
function emptyDocument({ document, history, localStorage, sessionStorage }: typeof globalThis) {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  // The element that a library made for its styles when it was loaded would lose them.
  for (const element of document.head.querySelectorAll(':scope > :not([data-styled])')) element.remove();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
}
