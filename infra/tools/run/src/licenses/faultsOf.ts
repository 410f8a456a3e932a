/** A package as `npm sbom` describes it in CycloneDX. */
export interface Component {
  name: string;
  version: string;
  /** Its address in a registry, with its scope: `pkg:npm/%40shared/ui@1.5.0`. */
  purl?: string;
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

/** Licenses that only ask for their notice, or bind nothing but the package's own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
]);

/** Whether one alternative of a license such as `(MIT OR CC0-1.0)` is allowed, with everything it joins by AND. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((name) => ALLOWED.has(name.trim())));

/** Our own packages are published nowhere. */
const isOurs = (purl = ''): boolean => /^pkg:npm\/%40(shared|infra|hosts|remotes)\//.test(purl);

/** One sentence for each package whose license is missing or not allowed, except the named ones, which were read. */
export function faultsOf(components: readonly Component[], read: Record<string, string>): string[] {
  return components
    .filter(({ name, purl }) => !isOurs(purl) && !Object.hasOwn(read, name))
    .flatMap(({ name, version, licenses = [] }) => {
      const named = licenses.map(
        ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown',
      );
      if (named.length === 0) return [`${name} ${version} names no license`];
      return named.every(isAllowed) ? [] : [`${name} ${version} is under ${named.join(', ')}`];
    });
}
