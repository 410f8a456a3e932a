import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/buildAll';
import { buildFolder } from '../build/places';
import { APP_NAMES, type Build } from '../model/release';
import type { Act } from '../model/act';
import { releasesFolder } from '../store/releaseStore';
import { localDesk, serviceDesk } from './desk';
import { printLog, printReleases } from './print';
import { publish } from './publish';
import { tokenCommand } from './tokenCommand';

const usage = `Usage: npm run release -- [--service URL] <command> --why "the reason"
  publish [--live]            build what changed and publish it as a release; --live also promotes it
  publish PART [--build FOLDER] [--live]   with --service: upload one part, built now or in that folder
  promote <release>           make it the live release
  canary <release> <percent>  give it to a share of new visitors; "canary off" ends it
  preview <release> [--hours 24]   print a link that shows it to one person
  rollback                    return to the previous release
  freeze, unfreeze            nothing goes live in between; rollback still works
  list, log                   what is published; who did what, and why
  token create NAME --part PART, token list, token revoke NAME   (PART * is the platform)
With --service, RELEASE_TOKEN holds the token.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    why: { type: 'string' },
    live: { type: 'boolean' },
    part: { type: 'string' },
    build: { type: 'string' },
    hours: { type: 'string' },
  },
});
const [command = '', target = '', percent = ''] = positionals;
/** npm runs this in its workspace; paths are relative to where the command was given. */
const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path);

const folder = releasesFolder(fromHere(process.env.DATA_DIR ?? '.data'));
const givenBuild = values.build === undefined ? null : fromHere(values.build);
const service = values.service ? serviceDesk(values.service, process.env.RELEASE_TOKEN ?? '') : null;
const desk = service ?? localDesk(folder);

function reason(): string {
  if (!values.why?.trim()) throw new Error('--why "the reason" is required; the log keeps it');
  return values.why;
}

function describedIn(place: string): Build {
  const build: Build = JSON.parse(readFileSync(join(place, 'build.json'), 'utf8'));
  return build;
}

/** Uploads one part's build and publishes it with the service. */
async function publishPart(): Promise<string> {
  const why = reason();
  const part = APP_NAMES.find((known) => known === target);
  if (!part || !service) throw new Error(`publish PART needs --service, and a part: ${APP_NAMES.join(', ')}`);
  const build = givenBuild ? describedIn(givenBuild) : (await buildAll({ log: console.log }))[part];
  await service.upload(build, givenBuild ?? buildFolder(part, build.source));
  return service.act({ what: 'publish', part, source: build.source, why });
}

async function publishAll(): Promise<string> {
  const why = reason();
  return publish(folder, await buildAll({ log: console.log }), { why });
}

async function publishCommand(): Promise<void> {
  const id = await (target || service ? publishPart() : publishAll());
  console.log(`published ${id}`);
  if (values.live) await desk.act({ what: 'promote', release: id, why: reason() });
}

function actOf(): Act | null {
  const why = reason();
  if (command === 'promote') return { what: 'promote', release: target, why };
  if (command === 'canary' && target === 'off') return { what: 'end-canary', why };
  if (command === 'canary') return { what: 'canary', release: target, share: Number(percent) / 100, why };
  if (command === 'rollback' || command === 'freeze' || command === 'unfreeze') return { what: command, why };
  return null;
}

/** Prints a link that puts the first browser that opens it on a release. */
async function previewCommand(): Promise<void> {
  const hours = values.hours === undefined ? {} : { hours: Number(values.hours) };
  console.log(await desk.preview({ what: 'preview', release: target, ...hours, why: reason() }));
}

async function run(): Promise<void> {
  if (command === 'log') return printLog(await desk.log());
  if (command === 'token') return tokenCommand(folder, positionals.slice(1), values);
  if (command === 'preview') return previewCommand();
  if (command === 'publish') await publishCommand();
  else if (command !== 'list') {
    if (!['promote', 'canary', 'rollback', 'freeze', 'unfreeze'].includes(command)) throw new Error(usage);
    const act = actOf();
    if (act) await desk.act(act);
  }
  return printReleases(await desk.list());
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
