import { root } from '../system/system';
import { release } from './service';
import { demand } from './step';
import type { TeamFolder } from './teamFolder';

/** Checks which packages the live release was built with. Returns its version of `quote`. */
export async function listedVersion(
  { version, current }: TeamFolder,
  token: string,
  id: string,
): Promise<string> {
  // The site's own command, because the team's older one does not print packages.
  const list = await release(root, token, 'list');
  const line = list.split('\n').find((one) => one.startsWith(`${id} `)) ?? '';
  const [, quote = '', shared] = / quote@(\S+)(?: \(shared (.*?)\))?/.exec(line) ?? [];
  demand(quote !== '' && / live\b/.test(line), `${id} is live:\n${list}`);
  demand(
    new RegExp(` rates@\\S+ \\(shared ${current}\\)`).test(line),
    `rates has packages ${current}: ${line}`,
  );
  // Builds by the kits of 1.0 do not say it.
  demand(shared === undefined || shared === version, `quote has packages ${version}: ${line}`);
  return quote;
}

/** The log, which the team reads with its own token, names each of its acts in order, and nobody changed it. */
export async function readLog({ folder }: TeamFolder, token: string, id: string): Promise<void> {
  const log = await release(folder, token, 'log');
  const acts = [`publish quote@`, `preview ${id}`, `canary ${id} 10%`, `promote ${id}`];
  const lines = log.split('\n').filter((line) => line.includes(' quote-team: '));
  const found = acts.map((act) => lines.findIndex((line) => line.includes(`quote-team: ${act}`)));
  const isInOrder = found.every((at, index) => at >= 0 && at > (found[index - 1] ?? -1));
  demand(isInOrder, `the log has ${acts.join(', ')}:\n${log}`);
  demand(log.includes('The chain is whole'), `nobody changed the log:\n${log}`);
}
