import { printAnswer, type Answer } from './answer';
import { readAsked, reasonOf, type Asked } from './asked';
import { logLines, partLines, releaseLines, sweptLines } from './print';
import type { Desk, ReasonedAct } from './serviceDesk';
import type { KeptPart, ReleaseList } from './wire';

/** The commands that a team and the platform have in common. */
export const SERVING = `  promote <version>           make it the live one of its part; a version is PART@VERSION, as publish prints it
  canary <version> <percent>  give it to a share of new visitors; "canary off [part]" ends it
  preview <version> [--hours 24]   print a link that shows it to one person
  inspect [--hours 8]         print a link that lets one browser look inside the site's pages
  rollback [part] [--from <version>]   take the part back to what was live before; no other part changes
  revoke <version>            nobody may stay on a version that is not live
  list, log, parts            what is published; who did what, and why; what the platform keeps of each part
  With --json, a command prints one JSON value, and a failure as {errors: [{code, message}]}`;

export interface ReleaseTool {
  /** Where acts go. */
  desk: Desk;
  /** Returns what a publication would check. */
  check: () => Promise<string[]>;
  /** Returns what was published. */
  publish: (why: string) => Promise<readonly string[]>;
  /** More commands, by name. */
  more?: Record<string, () => Promise<Answer>>;
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

/** Promotes what was just published. @throws Error that also says what was */
async function promoteAll(desk: Desk, published: readonly string[], why: string): Promise<void> {
  for (const release of published)
    await desk.act({ what: 'promote', release, why }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`published ${published.join(', ')}; ${release} is not live: ${reason}`, {
        cause: error,
      });
    });
}

async function publishAndServe(asked: Asked, { desk, publish }: ReleaseTool): Promise<Answer> {
  const why = reasonOf(asked);
  const published = await publish(why);
  if (asked.live) await promoteAll(desk, published, why);
  const list = await desk.list();
  const lines = [...published.map((release) => `published ${release}`), ...releaseLines(list)];
  return { lines, json: { published, ...list } };
}

/** A link that shows the first browser that opens it a version, or gives it the inspector. */
async function makeLink(asked: Asked, { desk }: ReleaseTool): Promise<Answer> {
  const hours = asked.hours === undefined ? {} : { hours: Number(asked.hours) };
  const act =
    asked.command === 'inspect'
      ? { what: 'inspect' as const }
      : { what: 'preview' as const, release: asked.target };
  const link = await desk.link({ ...act, ...hours, why: reasonOf(asked) });
  return { lines: [link], json: { link } };
}

/** Removes what nobody needs any more. A dry run needs no reason, because it is not logged. */
async function runSweep(asked: Asked, { desk }: ReleaseTool): Promise<Answer> {
  const dryRun = asked['dry-run'] ?? false;
  const why = dryRun ? 'a dry run' : reasonOf(asked);
  const swept = await desk.sweep({ what: 'sweep', dryRun, why });
  return { lines: sweptLines(swept, dryRun), json: swept };
}

const answerParts = (parts: Record<string, KeptPart>): Answer => ({ lines: partLines(parts), json: parts });

/** `set-part PART '{"budgets": {...}}'`: changes what is kept of a part. */
async function runSetPart(asked: Asked, { desk }: ReleaseTool, usage: string): Promise<Answer> {
  const [part, text] = asked.rest;
  if (!part || !text) throw new Error(usage);
  const values: Partial<KeptPart> = JSON.parse(text);
  await desk.setPart({ ...values, what: 'set-part', part, why: reasonOf(asked) });
  return answerParts(await desk.parts());
}

/** Performs an act; says what its line of the log says was checked, and what is published then. */
async function runAct(asked: Asked, { desk }: ReleaseTool, usage: string): Promise<Answer> {
  const act = actOf(asked, (await desk.list()).parts, usage);
  const release = await desk.act(act);
  const last = (await desk.log()).entries.findLast(({ what }) => what.split(' ')[0] === act.what);
  const [checks, list] = [last?.checks ?? [], await desk.list()];
  return { lines: [...checks, ...releaseLines(list)], json: { release, checks, ...list } };
}

/** The log; a broken chain fails the command. */
async function readLog({ desk }: ReleaseTool): Promise<Answer> {
  const log = await desk.log();
  const failure = log.broken === null ? undefined : `The log was changed. ${log.broken}`;
  return { lines: logLines(log), json: log, failure };
}

async function run(asked: Asked, tool: ReleaseTool, usage: string): Promise<Answer> {
  const { desk, more = {} } = tool;
  const commands: Record<string, () => Promise<Answer>> = {
    ...more,
    async check() {
      const checks = await tool.check();
      return { lines: checks, json: { checks } };
    },
    async list() {
      const list = await desk.list();
      return { lines: releaseLines(list), json: list };
    },
    log: () => readLog(tool),
    preview: () => makeLink(asked, tool),
    inspect: () => makeLink(asked, tool),
    sweep: () => runSweep(asked, tool),
    'set-part': () => runSetPart(asked, tool, usage),
    parts: async () => answerParts(await desk.parts()),
    publish: () => publishAndServe(asked, tool),
  };
  const command = Object.hasOwn(commands, asked.command) ? commands[asked.command] : undefined;
  return command ? command() : runAct(asked, tool, usage);
}

/** Runs the command that this process was given, or prints its usage. A failure is one message and exit code 1. */
export async function runRelease(usage: string, toolFor: (asked: Asked) => ReleaseTool): Promise<void> {
  let asked: Asked;
  try {
    asked = readAsked();
  } catch (error) {
    return printAnswer({ json: false }, () => Promise.reject(error));
  }
  if (asked.help) return console.log(usage);
  return printAnswer(asked, () => run(asked, toolFor(asked), usage));
}
