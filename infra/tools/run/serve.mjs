/** node infra/tools/run/serve.mjs <name>: restarts one part on its port (for example a stopped remote). */
import './supportedNode.mjs';
import { runBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runBuilt('serve');
