import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { ReleaseFile } from '@infra/releases';
import type { PartnerFacts } from '@shared/domain';

export const BANK: PartnerFacts = {
  key: 'pk_bank',
  name: 'First Bank',
  origins: ['https://bank.example', 'https://www.bank.example'],
  modes: ['frame', 'inline'],
  language: 'en',
  theme: { accent: '#00aa55' },
  hold: null,
  stopped: false,
};

/** An API that knows partners; other calls are answered with their address. */
export async function partnersApi(known: PartnerFacts[] = [BANK]) {
  const partners = new Map(known.map((one) => [one.key, one]));
  const seen: string[] = [];
  const passed: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    seen.push(`${request.method} ${request.url}`);
    const answer = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(body));
    if (pathname === '/v2/partners') {
      const origin = searchParams.get('origin') ?? '';
      const isInline = ({ origins, modes, stopped }: PartnerFacts) =>
        !stopped && modes.includes('inline') && origins.includes(origin);
      return void answer(200, { inline: [...partners.values()].some(isInline) });
    }
    const [, key] = /^\/v2\/partners\/(\w+)$/.exec(pathname) ?? [];
    if (key === undefined) {
      passed.push(request.headers);
      return void answer(200, { reached: pathname });
    }
    const partner = partners.get(key);
    return void (partner ? answer(200, partner) : answer(404, { errors: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return {
    apiOrigin: `http://127.0.0.1:${address.port}`,
    seen,
    /** Headers of the calls that were passed on. */
    passed,
    change: (changes: Partial<PartnerFacts>) => partners.set(BANK.key, { ...BANK, ...changes }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The release file with a quote for partners' pages in its versions; its loader's version is 1.0.N in publication N. */
export function withEmbed(file: ReleaseFile): ReleaseFile {
  const versions = Object.entries(file.versions).map(([id, published]) => {
    const { app } = published;
    if (app.app !== 'quote') return [id, published] as const;
    const number = Number(app.version.split('-')[1]);
    const script = (name: string) => ({ integrity: `sha384-${name}-${number}`, bytes: 10, brotli: 5 });
    const names = [
      'embed.1.js',
      'embed-edit.2.js',
      'embed-loader.3.js',
      'embed-inline.4.js',
      'embed-still.5.js',
    ];
    const files = Object.fromEntries(names.map((name) => [name, script(name)]));
    const embed = {
      entry: 'embed.1.js',
      initial: ['embed.1.js', 'embed-edit.2.js'],
      loader: { version: `1.0.${number}`, file: 'embed-loader.3.js' },
      inline: 'embed-inline.4.js',
      still: 'embed-still.5.js',
    };
    return [id, { ...published, app: { ...app, files: { ...app.files, ...files }, embed } }] as const;
  });
  return { ...file, versions: Object.fromEntries(versions) };
}
