/** Directives of one policy by name. The first of a name counts, as in a browser. */
type Policy = Map<string, string[]>;

/** Reads a header, with or without its name. It can hold several policies, which all apply. */
function readPolicies(header: string): Policy[] {
  const text = header.replace(/^\s*content-security-policy(?:-report-only)?\s*:/i, '');
  return text
    .split(',')
    .map(readPolicy)
    .filter(({ size }) => size > 0);
}

function readPolicy(text: string): Policy {
  const policy: Policy = new Map();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

const writePolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** Where a browser looks, in order, for what a page may load. */
const FALLBACKS = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  connect: ['connect-src', 'default-src'],
  img: ['img-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
} as const;

type Kind = keyof typeof FALLBACKS;

/** The directive that decides, with its sources; null if everything is allowed. */
function deciding(policy: Policy, kind: Kind): { name: string; sources: string[] } | null {
  const name = FALLBACKS[kind].find((one) => policy.has(one));
  return name === undefined ? null : { name, sources: policy.get(name) ?? [] };
}

/** Ports that an address leaves out. */
const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

const portOf = ({ port, protocol }: URL): string => port || (PORTS[protocol] ?? '');

/** Whether a source's scheme allows an address: `http:` allows its secure form too. */
const schemeFits = (scheme: string, { protocol }: URL): boolean =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

function hostFits(host: string, { hostname }: URL): boolean {
  const wanted = host.toLowerCase();
  return wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : wanted === hostname || wanted === '*';
}

function portFits(port: string | undefined, scheme: string | undefined, url: URL): boolean {
  if (port === '*') return true;
  if (port !== undefined) return port === portOf(url) || (port === '80' && portOf(url) === '443');
  return portOf(url) === PORTS[url.protocol] || portOf(url) === PORTS[scheme ?? ''];
}

const pathFits = (path: string | undefined, { pathname }: URL): boolean =>
  path === undefined || path === '/' || (path.endsWith('/') ? pathname.startsWith(path) : path === pathname);

const HOST = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/.*)?$/i;

/** Whether one source of a policy on a page allows an address (CSP 3, 6.7.2). */
function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return ['http:', 'https:', page.protocol].includes(url.protocol);
  if (source.toLowerCase() === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url);
  const [whole, scheme, host = '', port, path] = HOST.exec(source) ?? [];
  if (whole === undefined) return false;
  return (
    schemeFits(scheme?.toLowerCase() ?? page.protocol, url) &&
    hostFits(host, url) &&
    portFits(port, scheme, url) &&
    pathFits(path, url)
  );
}

export interface CspPlace {
  /** The quote's site. */
  site: string;
  /** The partner's page. */
  page: string;
  /** Other origins that the quote calls in inline mode: the vehicle data, whose logos of cars it also shows. */
  calls?: readonly string[];
}

/** The smallest change of a policy in one mode. */
export interface ModeAnswer {
  /** Each directive as it should be, and what is new in it. */
  changes: { directive: string; added: string[]; line: string }[];
  /** Attributes that the tags need. */
  tags: string[];
  /** The whole header with the changes. */
  header: string;
}

const NONCE = /^'nonce-/i;

const has = (sources: readonly string[], keyword: string) =>
  sources.some((source) => source.toLowerCase() === `'${keyword}'`);

/** What one mode must be able to load, each by an address of its kind. */
function needsOf(mode: 'frame' | 'inline', { site, calls = [] }: CspPlace): [Kind, string][] {
  const script: [Kind, string] = ['script', `${site}/embed/v1.js`];
  if (mode === 'frame') return [script, ['frame', `${site}/embed/frame`]];
  const origins = [...new Set([site, ...calls])];
  const ofEach = (kind: Kind) => origins.map((origin): [Kind, string] => [kind, `${origin}/`]);
  // Drawings, and logos of carriers and cars.
  return [script, ...ofEach('connect'), ...ofEach('img')];
}

/** Adds a source to the directive that decides, or to a new one that says the same as its fallback. */
function allow(policy: Policy, kind: Kind, source: string): void {
  const found = deciding(policy, kind);
  if (!found) return;
  const specific = found.name.startsWith(`${kind}-src`)
    ? found.name
    : FALLBACKS[kind].find((name) => name === `${kind}-src`);
  const kept = found.sources.filter((one) => one.toLowerCase() !== "'none'");
  policy.set(specific ?? found.name, [...kept, source]);
}

const isAllowed = (sources: readonly string[], address: string, page: string): boolean =>
  sources.some((source) => matches(source, new URL(address), new URL(page)));

/** Allows the loader and the inline module. Under 'strict-dynamic', a browser ignores hosts: the tag needs a nonce. */
function allowScript(policy: Policy, address: string, { site, page }: CspPlace, isInline: boolean): string[] {
  const { sources } = deciding(policy, 'script') ?? { sources: ['*'] };
  const isStrict = has(sources, 'strict-dynamic');
  if (isStrict && !sources.some((source) => NONCE.test(source))) allow(policy, 'script', "'nonce-RANDOM'");
  if (isStrict) return ['nonce on the script tag'];
  if (isAllowed(sources, address, page)) return [];
  // A nonce lets the tag in, but not the module that it imports.
  if (!isInline && sources.some((source) => NONCE.test(source))) return ['nonce on the script tag'];
  allow(policy, 'script', site);
  return [];
}

/** Inline styles: allowed without a nonce only where the policy has no nonce or hash that would undo it. */
function allowStyles(policy: Policy): string[] {
  const found = deciding(policy, 'style');
  if (!found) return [];
  const isHashed = found.sources.some((source) => /^'(nonce|sha\d+)-/i.test(source));
  if (has(found.sources, 'unsafe-inline') && !isHashed) return [];
  if (!found.sources.some((source) => NONCE.test(source))) allow(policy, 'style', "'nonce-RANDOM'");
  return ['style-nonce on auto-quote'];
}

function answerFor(mode: 'frame' | 'inline', header: string, place: CspPlace): ModeAnswer {
  const policies = readPolicies(header);
  const before = policies.map((policy) => new Map(policy));
  const tags = policies.flatMap((policy) => [
    ...needsOf(mode, place).flatMap(([kind, address]) => {
      if (kind === 'script') return allowScript(policy, address, place, mode === 'inline');
      const found = deciding(policy, kind);
      if (found && !isAllowed(found.sources, address, place.page))
        allow(policy, kind, new URL(address).origin);
      return [];
    }),
    ...(mode === 'inline' ? allowStyles(policy) : []),
  ]);
  const changes = policies.flatMap((policy, index) => changesOf(before[index] ?? new Map(), policy));
  return { changes, tags: [...new Set(tags)], header: policies.map(writePolicy).join(', ') };
}

function changesOf(before: Policy, after: Policy): ModeAnswer['changes'] {
  return [...after]
    .filter(([name, sources]) => before.get(name)?.join(' ') !== sources.join(' '))
    .map(([directive, sources]) => ({
      directive,
      added: before.has(directive) ? sources.filter((one) => !before.get(directive)?.includes(one)) : sources,
      line: [directive, ...sources].join(' '),
    }));
}

/** The smallest change of a partner's policy that lets the quote in, for each mode. */
export const cspChanges = (header: string, place: CspPlace): Record<'frame' | 'inline', ModeAnswer> => ({
  frame: answerFor('frame', header, place),
  inline: answerFor('inline', header, place),
});
