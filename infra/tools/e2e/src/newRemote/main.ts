import { paths } from '@shared/domain';
import { scratchCopy } from '@infra/run/scratch';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arriveAt, seeHeading, visit } from '../journey/page';
import { startWithZip } from '../journey/start';
import { joinBrowser, launchBrowserServer } from '../system/browser';
import { newShopper } from '../system/shopper';
import { END_WITH_SUITE, PORT_BASE, root, SITE, startSystem } from '../system/system';
import { until } from '../system/until';
import { publishedIn } from '../team/service';

/**
 * Makes a remote with the generator in a scratch copy of the repository, and times it from the command until a shopper
 * sees it in the site, which runs all the while. Fails after five minutes.
 */
const LIMIT = 5 * 60;
const NAME = 'garage';
const TITLES = { en: 'Your garage', es: 'Su garaje' } as const;

const scratch = scratchCopy(root);
const dataDir = join(scratch.folder, '.data');
const env: NodeJS.ProcessEnv = { ...process.env, PORT_BASE: String(PORT_BASE), DATA_DIR: dataDir };
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: scratch.folder, env, stdio: 'inherit' });

/** What its failing test asks for. */
function writeTitles(): void {
  for (const language of ['en', 'es'] as const) {
    const file = join(scratch.folder, 'remotes', NAME, 'src/locales', language, 'first.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/title: '.*'/, `title: '${TITLES[language]}'`));
  }
}

const said = (...args: string[]): string => {
  const options = { cwd: scratch.folder, env, encoding: 'utf8' } as const;
  return execFileSync('npm', ['run', '--silent', ...args, '--why', 'a new remote'], options).trim();
};

/** Publishes it, walks through the release in a browser as the platform's job does, and promotes it. */
function goLive(): void {
  const release = publishedIn(said('release', '--', 'publish'));
  env['RELEASE_TOKEN'] = said('release', '--', 'token', 'create', 'walks', '--part', 'walks');
  console.log(said('walk', '--', release, '--service', `http://localhost:${PORT_BASE + 12}`));
  delete env['RELEASE_TOKEN'];
  said('release', '--', 'promote', release);
}

async function serveRemote(): Promise<ChildProcess> {
  const args = [...END_WITH_SUITE, 'infra/tools/run/serve.mjs', NAME];
  const child = spawn(process.execPath, args, {
    cwd: scratch.folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The generator gives the first free port after the three remotes.
  const origin = `http://localhost:${PORT_BASE + 4}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, `${NAME} is served`);
  return child;
}

async function seeIt(): Promise<void> {
  const server = await launchBrowserServer();
  try {
    const browser = await joinBrowser(server.wsEndpoint());
    for (const language of ['en', 'es'] as const) {
      const shopper = await newShopper(browser, { language, site: SITE });
      await startWithZip(shopper, '62701');
      await arriveAt(shopper, paths.editQuote());
      await visit(shopper, `/${NAME}`);
      await seeHeading(shopper, TITLES[language]);
      if (shopper.noise.length > 0) throw new Error(shopper.noise.join('\n'));
      await shopper.leave();
    }
  } finally {
    await server.close();
  }
}

let remote: ChildProcess | undefined;
const system = await startSystem({ DATA_DIR: dataDir }, scratch.folder);
try {
  const since = Date.now();
  npm('run', 'new', '--', 'remote', NAME);
  writeTitles();
  npm('exec', '--', 'jest', `remotes/${NAME}`);
  remote = await serveRemote();
  goLive();
  await seeIt();
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(`a new remote was live in the running site after ${seconds} s; the limit is ${LIMIT} s`);
  if (seconds > LIMIT) process.exitCode = 1;
} finally {
  remote?.kill('SIGTERM');
  await system.stop();
  scratch.remove();
}
