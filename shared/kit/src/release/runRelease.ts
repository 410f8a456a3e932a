import { readAsked, reasonOf, type Asked } from './asked';
import { printLog, printParts, printReleases, printSwept } from './print';
import type { Desk, ReasonedAct } from './serviceDesk';
import type { KeptPart, ReleaseList } from './wire';

/** The commands that a team and the platform have in common. */
export const SERVING = `  promote <version>           make it the live one of its part; a version is PART@VERSION, as publish prints it
  canary <version> <percent>  give it to a share of new visitors; "canary off [part]" ends it
  preview <version> [--hours 24]   print a link that shows it to one person
  inspect [--hours 8]         print a link that lets one browser look inside the site's pages
  rollback [part] [--from <version>]   take the part back to what was live before; no other part changes
  revoke <version>            nobody may stay on a version that is not live
  list, log, parts            what is published; who did what, and why; what the platform keeps of each part`;

export interface ReleaseTool {
  /** Where acts go. */
  desk: Desk;
  /** Returns what a publication would check. */
  check: () => Promise<string[]>;
  /** Returns what was published. */
  publish: (why: string) => Promise<readonly string[]>;
  /** More commands, by name. */
  more?: Record<string, () => Promise<void>>;
}

type Parts = ReleaseList['parts'];

/** The pointer's number that an act expects: the one that was listed just before. */
const seqOf = (parts: Parts, name: string | undefined) => {
  const part = name === undefined ? undefined : parts[name.split('@')[0] ?? ''];
  return part ? { seq: part.seq } : {};
};

function rollbackOf({ target, from }: Asked, parts: Parts, why: string): ReasonedAct {
  const part = target || from?.split('@')[0];
  const leaves = from ?? (part === undefined ? undefined : parts[part]?.live);
  return { what: 'rollback', ...(part ? { part } : {}), ...(leaves ? { from: leaves } : {}), why };
}

function actOf(asked: Asked, parts: Parts, usage: string): ReasonedAct {
  const { command, target, percent } = asked;
  switch (command) {
    case 'promote':
    case 'revoke':
      return { what: command, release: target, ...seqOf(parts, target), why: reasonOf(asked) };
    case 'canary':
      return target === 'off'
        ? { what: 'end-canary', ...(percent ? { part: percent } : {}), why: reasonOf(asked) }
        : {
            what: command,
            release: target,
            share: Number(percent) / 100,
            ...seqOf(parts, target),
            why: reasonOf(asked),
          };
    case 'rollback':
      return rollbackOf(asked, parts, reasonOf(asked));
    case 'freeze':
    case 'unfreeze':
    case 'demand-walks':
    case 'waive-walks':
      return { what: command, why: reasonOf(asked) };
    default:
      throw new Error(usage);
  }
}

async function publishAndServe(asked: Asked, { desk, publish }: ReleaseTool): Promise<void> {
  const why = reasonOf(asked);
  const published = await publish(why);
  for (const release of published) console.log(`published ${release}`);
  for (const release of asked.live ? published : []) await desk.act({ what: 'promote', release, why });
}

/** Prints a link that shows the first browser that opens it a version, or gives it the inspector. */
async function printLink(asked: Asked, { desk }: ReleaseTool): Promise<void> {
  const hours = asked.hours === undefined ? {} : { hours: Number(asked.hours) };
  const act =
    asked.command === 'inspect'
      ? { what: 'inspect' as const }
      : { what: 'preview' as const, release: asked.target };
  console.log(await desk.link({ ...act, ...hours, why: reasonOf(asked) }));
}

/** Removes what nobody needs any more. A dry run needs no reason, because it is not logged. */
async function runSweep(asked: Asked, { desk }: ReleaseTool): Promise<void> {
  const dryRun = asked['dry-run'] ?? false;
  const why = dryRun ? 'a dry run' : reasonOf(asked);
  printSwept(await desk.sweep({ what: 'sweep', dryRun, why }), dryRun);
}

/** `set-part PART '{"budgets": {...}}'`: changes what is kept of a part. */
async function runSetPart(asked: Asked, { desk }: ReleaseTool, usage: string): Promise<void> {
  const [part, text] = asked.rest;
  if (!part || !text) throw new Error(usage);
  const values: Partial<KeptPart> = JSON.parse(text);
  await desk.setPart({ ...values, what: 'set-part', part, why: reasonOf(asked) });
  printParts(await desk.parts());
}

/** Performs an act, and prints what its line of the log says was checked. */
async function actAndTell(asked: Asked, { desk }: ReleaseTool, usage: string): Promise<void> {
  const act = actOf(asked, (await desk.list()).parts, usage);
  await desk.act(act);
  const last = (await desk.log()).entries.findLast(({ what }) => what.split(' ')[0] === act.what);
  for (const check of last?.checks ?? []) console.log(check);
}

async function run(asked: Asked, tool: ReleaseTool, usage: string): Promise<void> {
  const { desk, more } = tool;
  if (more?.[asked.command]) return more[asked.command]?.();
  if (asked.command === 'check') return console.log((await tool.check()).join('\n'));
  if (asked.command === 'log') return printLog(await desk.log());
  if (asked.command === 'preview' || asked.command === 'inspect') return printLink(asked, tool);
  if (asked.command === 'sweep') return runSweep(asked, tool);
  if (asked.command === 'set-part') return runSetPart(asked, tool, usage);
  if (asked.command === 'parts') return printParts(await desk.parts());
  if (asked.command === 'publish') await publishAndServe(asked, tool);
  else if (asked.command !== 'list') await actAndTell(asked, tool, usage);
  return printReleases(await desk.list());
}

/** Runs the command that this process was given, or prints its usage. A failure is one message and exit code 1. */
export async function runRelease(usage: string, toolFor: (asked: Asked) => ReleaseTool): Promise<void> {
  try {
    const asked = readAsked();
    if (asked.help) console.log(usage);
    else await run(asked, toolFor(asked), usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
