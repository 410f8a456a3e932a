/**
 * Imported first by every command: on a Node that is too old, runs the command under the pinned one instead. Node 18
 * reads it and what it imports.
 */
import { isOlder, OLDEST, runPinned } from './pinnedNode.mjs';

if (isOlder(process.versions.node)) {
  try {
    await runPinned();
  } catch (error) {
    console.error(`Node ${process.versions.node} is too old, install ${OLDEST} or later: ${error.message}`);
    process.exit(1);
  }
}
