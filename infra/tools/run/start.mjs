/**
 * npm start: installs when the lock file has changed, bundles the back end when its sources have, then builds,
 * publishes and serves everything on this machine. Uses only Node, because it runs before anything is installed.
 */
import './supportedNode.mjs';
import { runBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runBuilt('start');
