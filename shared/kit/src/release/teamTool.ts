import { resolve } from 'node:path';
import type { App } from '../app';
import type { Asked } from './asked';
import { checkApp, publishApp } from './publishApp';
import { SERVING, type ReleaseTool } from './runRelease';
import { serviceDesk } from './serviceDesk';

/** What a team can do. */
export const TEAM_USAGE = `Usage: release --service URL <command> --why "the reason"
  publish [--build FOLDER] [--live]   upload this app's build, from that folder or built now; --live also promotes it, if walks are waived
  check [--build FOLDER]      say what publish would say, without sending the build's files
${SERVING}
RELEASE_TOKEN holds the team's token.`;

/** What a team does with a release service's address and its own token. npm runs scripts in the app's folder. */
export function teamTool({ service, build }: Asked, app: () => App): ReleaseTool {
  if (!service) throw new Error(TEAM_USAGE);
  const desk = serviceDesk(service, process.env.RELEASE_TOKEN ?? '');
  const from = build === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', build);
  return {
    desk,
    check: () => checkApp(desk, app(), from),
    publish: async (why) => [await publishApp(desk, app(), { why, from })],
  };
}
