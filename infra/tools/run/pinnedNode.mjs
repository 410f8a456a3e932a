import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { endWithNpm } from './endWithNpm.mjs';
import { root } from './install.mjs';

const isWindows = process.platform === 'win32';

/** What the project runs under where the machine's own Node is too old: the current release of a long-term line. */
export const PINNED = '24.21.0';

/** The oldest Node that works, the one fact of package.json's `engines`. */
export const OLDEST = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace(
  '>=',
  '',
);

/** Whether a version, such as 20.20.2, is older than another. */
export function isOlder(version, than = OLDEST) {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  const at = other.findIndex((part, index) => part !== (one[index] ?? 0));
  return at >= 0 && (one[at] ?? 0) < other[at];
}

/**
 * The binary of a version, as 24 or 24.21.0, from npm's `node` package, installed once into `.cache`, so that it starts
 * without a network and without npm. Its install script is what fetches the binary, so it may run here.
 * @throws Error of one sentence
 */
export function nodeBinary(version, folder = join(root, '.cache/node', version)) {
  const binary = join(folder, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');
  const works = () =>
    existsSync(binary) &&
    `${spawnSync(binary, ['-v'], { encoding: 'utf8' }).stdout?.trim()}.`.startsWith(`v${version}.`);
  if (works()) return binary;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { node: version }, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (works()) return binary;
  throw new Error(`npm could not install the package node@${version}`);
}

/** Runs this process's own command under the pinned Node, and ends as it ends. */
export async function runPinned() {
  const own = process.versions.node;
  console.log(
    `Node ${own} is older than ${OLDEST}: running under Node ${PINNED} from the npm package "node"`,
  );
  const binary = nodeBinary(PINNED);
  const child = spawn(binary, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // npm and what it starts use it too.
    env: { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}` },
  });
  // Ctrl-C reaches the whole group, but SIGTERM only this process.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  process.exit(await new Promise((done) => child.once('exit', (code) => done(code ?? 1))));
}
