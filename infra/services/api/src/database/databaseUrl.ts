/** A server of `DATABASE_URL`; `name` has no password and may be printed. */
export interface DatabaseHost {
  name: string;
  url: string;
}

const SHAPE =
  /^(?<scheme>postgres(?:ql)?:\/\/)(?:(?<account>[^@/?#]*)@)?(?<hosts>[^@/?#]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/;
const HOST = /^(?<host>\[[\da-f:.]+\]|[^:[\]]*)(?::(?<port>\d{1,5}))?$/i;

/** Never repeats the address, because it contains a password. */
const refuse = (sentence: string) => new Error(`DATABASE_URL ${sentence}`);

const malformed = () =>
  refuse(
    'must be postgres://user:password@host:port/database (several as host:port,host:port), with special characters of the password percent-encoded',
  );

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The node writes, so `read-write` is what it looks for anyway; the driver knows nothing of this parameter. */
function takeTarget(query: URLSearchParams): void {
  const target = query.get('target_session_attrs') ?? 'read-write';
  if (target !== 'read-write' && target !== 'primary')
    throw refuse('must have target_session_attrs=read-write or none, because every node writes');
  query.delete('target_session_attrs');
}

/** The hosts between `@` and `/`, each with its port. */
function hostsIn(text: string): { host: string; port: string }[] {
  return text.split(',').map((one) => {
    const { host = '', port = '' } = HOST.exec(one)?.groups ?? {};
    if ((host === '' && text !== '') || Number(port) > 65_535) throw malformed();
    return { host, port };
  });
}

/** The hosts of `?host=a,b&port=1,2`, which have precedence, as in libpq: folders of sockets are named so. */
function hostsInQuery(query: URLSearchParams, port: string): { host: string; port: string }[] | null {
  const names = query.get('host')?.split(',');
  if (!names) return null;
  const ports = (query.get('port') ?? port).split(',');
  if (ports.length > 1 && ports.length !== names.length)
    throw refuse('must have one port, or one for each host');
  for (const name of ['host', 'port']) query.delete(name);
  return names.map((host, at) => ({ host, port: ports[at] ?? ports[0] ?? '' }));
}

/**
 * The servers of `postgres://user:password@a:5432,b:5433/database?target_session_attrs=read-write`, each with an
 * address of its own, because the driver takes only one. @throws Error with one sentence
 */
export function databaseHosts(address: string): DatabaseHost[] {
  const { scheme, account, hosts = '', path = '', query: search = '' } = SHAPE.exec(address)?.groups ?? {};
  if (scheme === undefined || !isDecodable(account ?? '')) throw malformed();
  const query = new URLSearchParams(search);
  takeTarget(query);
  const between = hostsIn(hosts);
  const inQuery = hostsInQuery(query, between[0]?.port ?? '');
  if (inQuery && between.length > 1) throw refuse('must name its hosts either before the path or in ?host=');
  return (inQuery ?? between).map(({ host, port }) => {
    const name = `${host || 'localhost'}${port && `:${port}`}`;
    const own = new URLSearchParams(query);
    if (inQuery) own.set('host', host);
    const authority = inQuery ? `localhost${port && `:${port}`}` : name;
    const end = own.size === 0 ? '' : `?${own.toString()}`;
    return { name, url: `${scheme}${account === undefined ? '' : `${account}@`}${authority}${path}${end}` };
  });
}
