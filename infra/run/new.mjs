/** npm run new -- remote|step|carrier|state NAME: creates one from its template (infra/run/templates). */
import { noteInstalled } from './install.mjs';
import { runMain } from './runMain.mjs';

const code = await runMain('infra/run/src/new/main.ts', process.argv.slice(2));
noteInstalled();
process.exit(code);
