import { tableOf } from '../report/table';
import { rowsOfMixed } from './mixedRows';

const figures = (per_s: number[]) => ({ per_s, p50_ms: [2], p99_ms: [9], cpu_ms: [1] });

test('mixed load is compared to the bare server, with its ratio', () => {
  const rows = rowsOfMixed({
    name: 'mixed-load',
    connections: 64,
    api: figures([100, 110, 90]),
    bare: figures([200, 190, 210]),
  });
  const [first] = tableOf(rows).split('\n').slice(2);
  expect(first).toMatch(/64 connections: requests a second \| 100 \(90–110\) +\| 200 \(190–210\) +\| 0.50/);
  expect(rows).toHaveLength(4);
});

test('a part without a figure is reported as not measured', () => {
  const rows = rowsOfMixed({
    name: 'mixed-parts',
    parts: [{ part: 'yup', ms: Number.NaN }],
  });
  expect(tableOf(rows)).toContain('not measured');
});
