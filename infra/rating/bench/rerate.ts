/** Prints how long a re-rate takes; not a test, because the figure depends on the machine. */
import { performance } from 'node:perf_hooks';
import { rateQuote } from '../src';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../src/samples/sampleQuote';

const ROUNDS = 2000;

function quoteOf(cars: number, drivers: number) {
  return sampleQuote('TX', {
    vehicles: Array.from({ length: cars }, (_, index) =>
      sampleVehicle('TX', { id: `vehicle-${index}`, year: 2022 - index, coverage_package_name: 'BETTER' }),
    ),
    drivers: Array.from({ length: drivers }, (_, index) =>
      sampleDriver({ id: `driver-${index}`, age: 19 + 9 * index, policy_holder: index === 0 }),
    ),
  });
}

function measure(cars: number, drivers: number): string {
  const quote = quoteOf(cars, drivers);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    rateQuote({ quote }, SAMPLE_DATE);
    taken.push(performance.now() - start);
  }
  const sorted = taken.slice(ROUNDS / 10).toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
  const first = (taken[0] ?? 0).toFixed(1);
  return `${cars} cars, ${drivers} drivers, all carriers of TX: median ${at(0.5)} ms, p95 ${at(0.95)} ms, first ${first} ms`;
}

process.stdout.write(`${measure(2, 2)}\n${measure(6, 6)}\n${measure(6, 2)}\n`);
