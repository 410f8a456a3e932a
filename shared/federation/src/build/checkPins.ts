import { brokenPins } from './pins';

const broken = brokenPins();
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
