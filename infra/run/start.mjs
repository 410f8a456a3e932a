/**
 * npm start: installs when the lock file changed, bundles the back end when its sources did, then builds, publishes and
 * serves everything on this machine. Uses nothing but Node itself, for it runs before anything is installed.
 */
import { runBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runBuilt('start');
