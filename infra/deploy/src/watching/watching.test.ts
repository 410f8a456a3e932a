import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(import.meta.dirname, '../../watching');
const services = resolve(folder, '../../services');
interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const rules: { groups: { rules: Alert[] }[] } = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8'));
const alerts = rules.groups.flatMap((group) => group.rules);

test('each alert has a runbook of its name, and each runbook an alert', () => {
  const runbooks = readdirSync(join(folder, 'runbooks')).map((file) => file.replace(/\.md$/, ''));
  expect(runbooks.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  for (const { alert } of alerts)
    expect(readFileSync(join(folder, 'runbooks', `${alert}.md`), 'utf8')).toMatch(
      new RegExp(`^# ${alert}\n`),
    );
});

test.each(alerts)('$alert says how urgent it is and what happened', ({ labels, annotations }) => {
  expect(['page', 'ticket']).toContain(labels.severity);
  expect(annotations.summary.length).toBeGreaterThan(20);
});

const sources = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|node_modules/.test(file))
  .map((file) => readFileSync(join(services, file), 'utf8'))
  .join('\n');

test.each(alerts)('$alert reads metrics that a part serves', ({ expr }) => {
  const named = [...expr.matchAll(/\b([a-z]+(?:_[a-z]+)+)\b(?=[{[)])/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(sources).toContain(`'${name.replace(/_bucket$/, '')}'`);
});

const README = readFileSync(join(folder, 'README.md'), 'utf8');
test('the page of metrics names every one that an alert reads', () => {
  const read = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/\b([a-z]+(?:_[a-z]+)+)\b(?=[{[)])/g)].map(([, name = '']) =>
      name.replace(/_bucket$/, ''),
    ),
  );
  expect([...new Set(read)].filter((name) => !README.includes(name))).toEqual([]);
});
