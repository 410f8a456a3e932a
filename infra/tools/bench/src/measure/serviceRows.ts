import { execFileSync } from 'node:child_process';
import { repository } from '../repository';
import { atLeast, atMost, type Row } from '../report/row';

/** The output of a back-end package's bench. */
export function outputOf(workspace: string, script = 'bench'): string {
  return execFileSync('npm', ['run', '--silent', script, '-w', workspace], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Its lines of JSON. */
export const linesOf = <Line>(output: string): Line[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line));

const patchRow = ({ ratio = Number.NaN }: { ratio?: number }): Row => ({
  name: 'PATCH rate against a raw write',
  unit: 'times',
  federated: [ratio],
  budget: atLeast(0.5, 'at least 0.5x'),
});

/** The API's own bench: an encrypted, authorized PATCH against a raw write to the same database, a median of pairs. */
export async function patchRows(): Promise<Row[]> {
  return linesOf<{ ratio?: number }>(outputOf('@infra/proof')).map(patchRow);
}

/** The engine's own bench: the median of a re-rate of two cars and two drivers by all carriers. */
export async function rerateRows(): Promise<Row[]> {
  const found = /^2 cars, 2 drivers.*median ([\d.]+) ms/m.exec(outputOf('@infra/rating'))?.[1];
  return [
    {
      name: 're-rate of 2 cars, 2 drivers, all carriers',
      unit: 'ms',
      federated: [Number(found ?? Number.NaN)],
      budget: atMost(2, 'under 2 ms'),
    },
  ];
}
