import { appAt } from '../app';
import { runRelease } from './runRelease';
import { teamTool } from './teamTool';

await runRelease((asked) => teamTool(asked, () => appAt('.')));
