import { lookupZip } from '../lookupZip';

/** Prints what the table costs a process: memory, and the time of the first and later lookups. */
const before = process.memoryUsage();
const start = performance.now();
lookupZip('60018');
const first = performance.now() - start;
const loop = performance.now();
for (let zip = 0; zip < 100_000; zip += 1) lookupZip(String(zip).padStart(5, '0'));
const each = ((performance.now() - loop) / 100_000) * 1000;
const after = process.memoryUsage();
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
process.stdout.write(
  `first look-up ${first.toFixed(0)} ms, later ${each.toFixed(1)} us; resident memory +${megabytes(after.rss - before.rss)} MB\n`,
);
