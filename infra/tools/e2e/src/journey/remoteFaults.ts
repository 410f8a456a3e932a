import { createHash } from 'node:crypto';
import type { PageData } from '@shared/federation/page';
import type { RemoteName } from '../system/processes';
import type { Shopper } from '../system/shopper';
import type { Disturbance } from '../system/wire';
import { pageDataIn } from './pageData';

type Damage = Omit<Disturbance, 'match'>;

/** One byte in the middle of a script. */
function flipped(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const middle = changed.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

/** What can happen to a remote's scripts on their way. */
const DAMAGES: Record<string, Damage> = {
  killed: { cut: true },
  'answering 500': { status: 500, change: () => Buffer.from('<h1>Internal server error</h1>') },
  hung: { hang: true },
  truncated: { change: (body) => body.subarray(0, body.length / 2) },
  'changed by one byte': { change: flipped },
  'without a chunk that was deleted after the page was opened': {
    status: 404,
    change: () => Buffer.from('Not found'),
  },
};

const CONTRACT = 'of a contract version that the shell does not support';
export const FAULTS = [...Object.keys(DAMAGES), CONTRACT];
/** The page of a wrong contract names the wrong script's hash, so only another page can load the right one. */
export const needsNewPage = (fault: string): boolean => fault === CONTRACT;

async function pageDataOf({ site, wire }: Shopper): Promise<PageData> {
  return pageDataIn(await (await fetch(site, { headers: { 'x-forwarded-for': wire.address } })).text());
}

const OF_CONTRACT = 'contractVersion:1';
const toWrong = (script: Buffer): Buffer =>
  Buffer.from(script.toString().replace(OF_CONTRACT, 'contractVersion:9'));

/** The script of a version that states its contract, and its hash once it states a wrong one. */
async function contractScript(base: string, names: string[]): Promise<{ name: string; hash: string }> {
  for (const name of names) {
    const script = Buffer.from(await (await fetch(base + name)).arrayBuffer());
    if (!script.includes(OF_CONTRACT)) continue;
    const hash = createHash('sha384').update(toWrong(script)).digest('base64');
    return { name, hash: `sha384-${hash}` };
  }
  throw new Error(`no script of ${base} states a contract`);
}

/** A remote that was published with a contract that its module does not keep: its page names the right hashes. */
async function breakContract(shopper: Shopper, bases: string[]): Promise<() => void> {
  const { integrity } = await pageDataOf(shopper);
  const wrong = await Promise.all(
    bases.map(async (base) => ({
      base,
      ...(await contractScript(base, Object.keys(integrity[base] ?? {}))),
    })),
  );
  const inPage = (html: Buffer): Buffer => {
    const [before = '', data = '', after = ''] = html
      .toString()
      .split(/(?<=id="page-data">)(\{.*?\})(?=<\/script>)/s);
    if (data === '') return html;
    const changed: PageData = JSON.parse(data);
    for (const { base, name, hash } of wrong) Object.assign(changed.integrity[base] ?? {}, { [name]: hash });
    return Buffer.from(before + JSON.stringify(changed).replaceAll('<', '\\u003c') + after);
  };
  const isPage = ({ origin, pathname }: URL) =>
    origin === shopper.site && !/^\/(v2|\.well-known|assets|releases)\//.test(pathname);
  const ends = [
    shopper.wire.disturb({ match: isPage, change: inPage }),
    ...wrong.map(({ base, name }) =>
      shopper.wire.disturb({ match: ({ href }) => href === base + name, change: toWrong }),
    ),
  ];
  return () => ends.forEach((end) => end());
}

/** A fault of a remote: one that is there before the page is opened, and one that begins afterward. */
export interface RemoteFault {
  begin: () => void;
  end: () => void;
}

/** Prepares a fault of a remote's live version, or of its fallback too. */
export async function faultOf(
  shopper: Shopper,
  remote: RemoteName,
  fault: string,
  whose: 'live' | 'every version',
): Promise<RemoteFault> {
  const place = (await pageDataOf(shopper)).remotes[remote];
  const versions = [place?.live, whose === 'live' ? null : place?.previous];
  const bases = versions.flatMap((version) => (version ? [version.base] : []));
  const damage = DAMAGES[fault];
  if (!damage) return { begin() {}, end: await breakContract(shopper, bases) };
  const isChunk = ({ pathname }: URL) => damage.status !== 404 || !pathname.includes('remoteEntry');
  const match = (url: URL) =>
    bases.some((base) => url.href.startsWith(base)) && url.pathname.endsWith('.js') && isChunk(url);
  let end: (() => void) | undefined;
  return { begin: () => void (end = shopper.wire.disturb({ match, ...damage })), end: () => end?.() };
}
