import { appAt } from '../app';
import { runRelease } from './runRelease';
import { TEAM_USAGE, teamTool } from './teamTool';

await runRelease(TEAM_USAGE, (asked) => teamTool(asked, () => appAt('.')));
