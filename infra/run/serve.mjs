/** node infra/run/serve.mjs <name>: starts one part again on its port (a remote that was stopped, say). */
import { runBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runBuilt('serve');
