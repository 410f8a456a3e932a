import { createVehicleData } from '../vehicleData';

/** Prints what the data costs a process: memory, and the time to load, search and decode. */
const megabytes = () => (process.memoryUsage().rss / 1e6).toFixed(0);
const average = (times: number, run: () => unknown) => {
  const start = performance.now();
  for (let at = 0; at < times; at += 1) run();
  return ((performance.now() - start) / times).toFixed(2);
};
const print = (line: string) => process.stdout.write(`${line}\n`);

print(`resident memory before: ${megabytes()} MB`);
const start = performance.now();
const data = createVehicleData({ today: () => '2026-11-01' });
print(`catalogue opened in ${(performance.now() - start).toFixed(0)} ms`);
print(`first VIN (reads the table): ${average(1, () => data.decode('1HGCM82633A004352'))} ms`);
print(`later VINs: ${average(500, () => data.decode('1HGCM82633A004352'))} ms each`);
for (const text of ['2019 honda civ', 'civc 2018 honda'])
  print(`text search "${text}": ${average(200, () => data.search(text))} ms each`);
print(`trims: ${average(2000, () => data.trims(2019, 'honda', 'civic'))} ms each`);
print(`resident memory after: ${megabytes()} MB`);
