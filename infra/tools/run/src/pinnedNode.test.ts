import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { isOlder, PINNED } from '../pinnedNode.mjs';

test.each([
  ['20.20.2', '22.12', true],
  ['22.11.0', '22.12', true],
  ['9.9.9', '22.12', true],
  ['22.12.0', '22.12', false],
  ['22.23.3', '22.12', false],
  ['24.0.0', '22.12', false],
  ['26.10.0', '22.12', false],
])('%s is older than %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older);
});

const RUN = resolve(import.meta.dirname, '..');
const FILES = ['pinnedNode.mjs', 'supportedNode.mjs', 'endWithNpm.mjs', 'install.mjs', 'oneAtATime.mjs'];

/** What npm leaves of the package: a runtime that says what it was told to run, and ends with 3. */
const RUNTIME = `#!/bin/sh
if [ "$1" = -v ]; then echo v${PINNED}; else shift; echo "pinned $*"; exit 3; fi
`;

/** A project that needs a newer Node than any, whose command is run with a stand-in for npm. */
function runIn(npm: string) {
  const project = tempFolder('old-node');
  const [run, bin] = [join(project, 'infra/tools/run'), join(project, 'bin')];
  for (const folder of [run, bin]) mkdirSync(folder, { recursive: true });
  for (const file of FILES) cpSync(join(RUN, file), join(run, file));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node: '>=99.1' } }));
  writeFileSync(join(run, 'command.mjs'), `import './supportedNode.mjs';\nconsole.log('ran');\n`);
  writeFileSync(join(project, 'runtime'), RUNTIME);
  writeFileSync(join(bin, 'npm'), npm);
  for (const file of [join(project, 'runtime'), join(bin, 'npm')]) chmodSync(file, 0o755);
  const env = { ...process.env, PROJECT: project, PATH: `${bin}${delimiter}${process.env['PATH']}` };
  const command = () =>
    spawnSync(process.execPath, [join(run, 'command.mjs'), 'one', '--two'], { env, encoding: 'utf8' });
  return { command, bin };
}

const INSTALLS = `#!/bin/sh
mkdir -p node_modules/node/bin && cp "$PROJECT/runtime" node_modules/node/bin/node
`;
const FAILS = '#!/bin/sh\nexit 1\n';

test('an older Node runs the same command under the pinned one, says so in one line and ends as it ends', () => {
  const { command, bin } = runIn(INSTALLS);
  const { stdout, status } = command();
  expect(stdout.split('\n')).toEqual([
    `Node ${process.versions.node} is older than 99.1: running under Node ${PINNED} from the npm package "node"`,
    'pinned one --two',
    '',
  ]);
  expect(status).toBe(3);
  // It is there now, so the next run needs no npm and no network.
  writeFileSync(join(bin, 'npm'), FAILS);
  expect(command().status).toBe(3);
});

test('where the pinned one cannot be installed, one sentence names the Node that is needed', () => {
  const { stderr, status } = runIn(FAILS).command();
  expect(stderr).toBe(
    `Node ${process.versions.node} is too old, install 99.1 or later: npm could not install the package node@${PINNED}\n`,
  );
  expect(status).toBe(1);
});
