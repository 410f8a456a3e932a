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
export function matches(source: string, url: URL, page: URL): boolean {
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
