import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '@shared/kit';
import { serviceDesk } from '@shared/kit/release';
import { changedBuild } from '../system/changedBuild';
import { startProcess, type Started } from '../system/processes';
import { readRun } from '../system/run';
import { PORT_BASE, root } from '../system/system';

const run = promisify(execFile);
const OFFSET = 33;
const BASE = PORT_BASE + OFFSET;
const service = `http://localhost:${PORT_BASE + 12}`;
const api = `http://127.0.0.1:${PORT_BASE + 10}`;

/** The real command, as a person types it. */
async function release(args: string[], env: Record<string, string> = {}) {
  const options = { cwd: root, env: { ...process.env, PORT_BASE: String(PORT_BASE), ...env } };
  try {
    const { stdout, stderr } = await run('npm', ['run', '--silent', 'release', '--', ...args], options);
    return { code: 0, stdout: stdout.trim(), stderr: stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr }: { code: number; stdout: string; stderr: string } = Object(error);
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  }
}

const teamToken = async (dataDir: string) => {
  const name = `quote-team-${process.pid}-${Date.now()}`;
  const args = ['token', 'create', name, '--part', 'quote', '--why', 'a story'];
  return (await release(args, { DATA_DIR: dataDir })).stdout;
};

/** A build of quote as its team would have it, from the live one's files and an edited contract. */
async function buildOfQuote(edit: (contract: Contract) => void) {
  const { dataDir } = readRun();
  const { parts } = await serviceDesk(service, await teamToken(dataDir)).list();
  const live = parts['quote']?.live ?? 'none';
  return changedBuild(join(dataDir, 'releases/apps', ...live.split('@')), (text, name) => {
    if (name !== 'contract.json') return text;
    const contract: Contract = JSON.parse(text);
    edit(contract);
    return JSON.stringify(contract);
  });
}

describe('npm run release -- check quote, at a running service and its API', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  async function check(edit: (contract: Contract) => void) {
    const { folder } = await buildOfQuote(edit);
    folders.push(folder);
    const RELEASE_TOKEN = await teamToken(readRun().dataDir);
    return release(['--service', service, 'check', 'quote', '--build', folder], { RELEASE_TOKEN });
  }

  test('a compatible build passes: what was compared, and the API that was asked', async () => {
    expect(await check(() => {})).toEqual({
      code: 0,
      stdout: `quote: patch change\napi: asked at ${api}`,
      stderr: '',
    });
  });

  test('a renamed field of an event is refused with reason, field and owner', async () => {
    const { code, stdout, stderr } = await check(({ sends }) => {
      const event = sends['quote:version-changed'];
      const { version, ...others } = event?.properties ?? {};
      if (!event || !version) throw new Error('quote does not send its version');
      event.properties = { ...others, edition: version };
      event.required = event.required?.map((name) => (name === 'version' ? 'edition' : name)) ?? [];
    });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This major change of quote breaks what is live:\n/);
    expect(stderr).toContain(
      'event quote:version-changed, field version: is missing; bind (Bind team) needs it',
    );
    expect(stderr).toMatch(/\(field: version, owner: \w+ team\)$/);
  });

  test('help is printed without a service, and what is wrong with a call in one line', async () => {
    const help = await release(['--help']);
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('check PART [--build FOLDER] say what publish would say');
    expect(await release(['--service', service, 'check', 'nobody'])).toMatchObject({
      code: 1,
      stderr: 'Name a part: shell, quote, rates, bind',
    });
    expect((await release(['check', 'api', '--service', service])).stderr).toMatch(/without --service$/);
  });
});

describe('npm run release -- check api, at the kept releases and the running API', () => {
  const dataDir = join(readRun().dataDir, 'release-check');
  const GIFTS = { path: '/v2/quotes/{id}/gifts', call: 'POST /v2/quotes/{}/gifts' };
  let older: Server;
  let own: Started;

  /** The running API of the day before: it also serves a call that these sources no longer have. */
  async function serveOlder(): Promise<void> {
    const description = await (await fetch(`${api}/v2/openapi.json`)).json();
    description.paths[GIFTS.path] = description.paths['/v2/quotes/{id}/vehicles'];
    older = createServer((_request, response) => response.end(JSON.stringify(description)));
    await new Promise<void>((done) => older.listen(BASE, '127.0.0.1', done));
  }
  beforeAll(async () => {
    cpSync(join(readRun().dataDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
    await serveOlder();
    const at = { PORT_BASE: String(BASE), DATA_DIR: dataDir, API_ORIGIN: `http://127.0.0.1:${BASE}` };
    own = await startProcess([join(root, 'infra/tools/run/serve.mjs'), 'releases'], at);
  });
  afterAll(() => {
    own.stop();
    older.close();
  });

  test('an API that serves every kept client passes, and they are named', async () => {
    const { code, stdout, stderr } = await release(['check', 'api'], { DATA_DIR: readRun().dataDir });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^This API serves shell@\w+-\d+, quote@/);
    expect(stdout).toMatch(new RegExp(`\\napi: asked at ${api}$`));
  });

  test('an API without a call that a kept release makes is refused, with the client and its owner', async () => {
    const at = { DATA_DIR: dataDir, API_ORIGIN: `http://127.0.0.1:${BASE}` };
    const desk = serviceDesk(`http://localhost:${BASE + 12}`, await teamToken(dataDir));
    const { build, folder } = await buildOfQuote((contract) => {
      const adding = contract.calls['POST /v2/quotes/{}/vehicles'];
      if (!adding) throw new Error('quote adds no car');
      contract.calls[GIFTS.call] = adding;
    });
    await desk.upload(build, folder);
    await desk.publish('quote', build.source, 'gifts');
    rmSync(folder, { recursive: true });
    const { code, stdout, stderr } = await release(['check', 'api'], at);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      'This API breaks clients of kept releases:',
      expect.stringMatching(
        new RegExp(
          `^quote@${build.source}-1: call ${GIFTS.call}: .*; the other side is quote \\(Quote team\\)$`,
        ),
      ),
    ]);
  });
});
