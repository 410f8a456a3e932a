import { PORT_BASE, root } from '../system/system';
import { npm, tryNpm, type Ran } from './command';
import { demand, demandEqual } from './step';

const WHY = 'the drill of a team';
const SERVICE = `http://localhost:${PORT_BASE + 12}`;

/** An answer of the release service: its status, and the code of an error. */
export interface Answer {
  status: number;
  code: string | undefined;
}

interface Answered {
  errors?: { code: string }[];
}

/** Calls the release service with a token. */
async function call(token: string, method: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${SERVICE}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { errors }: Answered = JSON.parse((await answer.text()) || '{}');
  return { status: answer.status, code: errors?.[0]?.code };
}

export const act = (token: string, what: object): Promise<Answer> =>
  call(token, 'POST', 'acts', { why: WHY, ...what });

const REFUSED: Answer = { status: 403, code: 'not_your_part' };

/** Checks that an act is refused because of the token. */
export async function demandRefused(token: string, what: object): Promise<void> {
  demandEqual(await act(token, what), REFUSED, JSON.stringify(what));
}

/** Checks that an upload is refused because of the token. */
export async function demandNoUpload(token: string, build: { app: string; source: string }): Promise<void> {
  const answer = await call(token, 'PUT', `builds/${build.app}/${build.source}`, build);
  demandEqual(answer, REFUSED, `upload of ${build.app}`);
}

/** Creates a token on the service's machine. */
export async function newToken(dataDir: string, name: string, part: string): Promise<string> {
  const args = ['token', 'create', name, '--part', part, '--why', WHY];
  const said = await npm(
    { folder: root, env: { DATA_DIR: dataDir } },
    'run',
    '--silent',
    'release',
    '--',
    ...args,
  );
  demand(/^rel_\S+$/.test(said), `a token was printed for ${name}`);
  return said;
}

/** Runs the release command in a folder, with nothing but a token and the service's address. */
export function tryRelease(folder: string, token: string, ...args: string[]): Promise<Ran> {
  const command = { folder, env: { RELEASE_TOKEN: token } };
  return tryNpm(command, 'run', '--silent', 'release', '--', '--service', SERVICE, ...args);
}

/** The same for what must succeed; returns what it printed. */
export async function release(folder: string, token: string, ...args: string[]): Promise<string> {
  const { ok, output } = await tryRelease(folder, token, ...args);
  if (!ok) throw new Error(`release ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Walks through a release as the platform's job does; returns the screens that it printed. */
export async function walkThrough(token: string, id: string): Promise<string> {
  const command = { folder: root, env: { RELEASE_TOKEN: token } };
  const said = await npm(command, 'run', '--silent', 'walk', '--', id, '--service', SERVICE, '--why', WHY);
  return said.replace(`${id}: `, '');
}

/** The release that `publish` printed. */
export function publishedIn(output: string): string {
  const id = /^published (\S+)$/m.exec(output)?.[1];
  if (!id) throw new Error(`nothing was published:\n${output}`);
  return id;
}
