import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '@shared/api-client';
import * as requests from '@shared/api-client/requests';
import { methodsAt } from '../../../../services/edge/src/embed/corsCalls';

const root = join(__dirname, '../../../../..');
const hooks = join(root, 'shared/api-client/src/hooks');
const UUID = '0f9db6cc-6403-4953-b85b-2ebff29ffbaf';

const sources = (folder: string): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*(?:testing|\.test\.)).*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

const EXPORT = /^export (?:async )?(?:function|const) (\w+)/gm;
const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, first = '']) => first);

/** What the quote's screens import from a part of the API client. */
function importsOf(part: string): string[] {
  const from = new RegExp(`import (?!type)\\{([^}]*)\\} from '@shared/api-client/${part}'`, 'g');
  return sources(join(root, 'remotes/quote/src')).flatMap(({ text }) =>
    found(from, text).flatMap((names) => names.split(',').map((name) => name.trim().split(' ').at(-1) ?? '')),
  );
}

/** The files of requests that a hook can make, by its imports and those of the hooks it uses. */
function requestsOf(hook: string): string[] {
  const files = sources(hooks);
  const seen = new Set<string>();
  const follow = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const text = files.find(({ file }) => file.replace(/\.tsx?$/, '') === name)?.text ?? '';
    return [
      ...found(/^import (?!type).* from '\.\.\/requests\/(\w+)'/gm, text),
      ...found(/(?:from |import\((?:\/\*.*\*\/ )?)'\.\/(\w+)'/g, text).flatMap(follow),
    ];
  };
  const home = files.find(({ text }) => found(EXPORT, text).includes(hook));
  return home ? follow(home.file.replace(/\.tsx?$/, '')) : [];
}

/** The method and address of every call that a request makes of the API itself. */
async function callsOf(name: string): Promise<string[]> {
  const calls: string[] = [];
  const end = new Error('Only the call counts');
  const recorder: Pick<Transport, 'callSealed' | 'callPlain'> = {
    callSealed: async ({ method, path }) => {
      calls.push(`${method} ${path}`);
      throw end;
    },
    callPlain: async (host, path) => {
      if (host === 'api') calls.push(`GET ${path}`);
      throw end;
    },
  };
  const request: unknown = Reflect.get(requests, name);
  if (typeof request !== 'function') throw new Error(`${name} is no request`);
  const made: Promise<unknown> = request(recorder, UUID, UUID, {});
  await expect(made).rejects.toBe(end);
  return calls;
}

const requestFile = (name: string) =>
  readFileSync(join(root, `shared/api-client/src/requests/${name}.ts`), 'utf8');
const reached = new Set(importsOf('hooks').flatMap(requestsOf));
const names = [
  ...[...reached].flatMap((name) => found(EXPORT, requestFile(name))),
  ...importsOf('requests').filter((name) => Reflect.has(requests, name)),
];

test('the search finds the calls of the first and the last screen', () => {
  expect(names).toEqual(
    expect.arrayContaining(['lookupLocation', 'joinWaitingList', 'createVehicle', 'decodeVin', 'handOff']),
  );
});

test.each(names)('a partner’s own page may make the calls of %s', async (name) => {
  const calls = await callsOf(name);
  const refused = calls.filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    return !methodsAt(path).includes(method);
  });
  expect(refused).toEqual([]);
});
