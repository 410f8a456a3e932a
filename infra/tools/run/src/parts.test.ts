import { partsOf, processesOf } from './parts';

test('the stand-ins share a process, and every part is in one', () => {
  const parts = partsOf(3000);
  const processes = processesOf(parts);
  expect(processes.map(({ name }) => name)).toEqual([
    'api',
    'vehicle-data',
    'releases',
    'providers',
    'quote',
    'rates',
    'bind',
    'site',
  ]);
  expect(processes.flatMap((one) => one.parts)).toEqual(parts);
});
