import { runPurchase } from './runPurchase';
import { runStorage } from './storage/runStorage';

/** `npm run drill -- purchase|storage`: fails on any fault. Each drill documents its own arguments. */
const DRILLS: Record<string, (args: readonly string[]) => Promise<number>> = {
  purchase: runPurchase,
  storage: runStorage,
};

const [what = '', ...args] = process.argv.slice(2);
const drill = DRILLS[what];
if (!drill) throw new Error(`npm run drill -- ${Object.keys(DRILLS).join('|')}`);
process.exit((await drill(args)) === 0 ? 0 : 1);
