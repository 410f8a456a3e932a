/** npm run new -- remote|step|carrier|state NAME: creates one from its template (infra/tools/run/templates). */
import './supportedNode.mjs';
import { noteInstalled } from './install.mjs';
import { runMain } from './runMain.mjs';

const code = await runMain('infra/tools/run/src/new/main.ts', process.argv.slice(2));
noteInstalled();
process.exit(code);
