import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { repository } from '../parts';
import { carryOut } from './carryOut';
import type { Plan } from './plan';
import { carrierPlan } from './carrier';
import { remotePlan } from './remote';
import { statePlan } from './state';
import { stepPlan } from './step';

const APPS = 'infra/services/releases/src/model/apps.ts';
let root: string;

beforeEach(() => {
  root = tempFolder('new');
  mkdirSync(dirname(join(root, APPS)), { recursive: true });
  writeFileSync(join(root, APPS), 'const APPS = {\n  shell: 0,\n  quote: 1,\n};\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['Hello', /2 to 20 lowercase letters/],
  ['my-page', /2 to 20 lowercase letters/],
  ['../x', /2 to 20 lowercase letters/],
  ['a', /2 to 20 lowercase letters/],
  ['v2', /taken by another part/],
  ['assets', /taken by another part/],
])('"%s" is refused as the name of a remote, and the error says why', (name, why) => {
  expect(() => remotePlan(name)).toThrow(why);
});

test('a remote gets its folder, its line with the next free port, and its name everywhere', () => {
  const { created, changed } = carryOut(root, remotePlan('hello'));
  expect(changed).toEqual([APPS]);
  expect(readFileSync(join(root, APPS), 'utf8')).toBe(
    'const APPS = {\n  shell: 0,\n  quote: 1,\n  hello: 4,\n};\n',
  );
  expect(created).toContain('remotes/hello/src/HelloScreen.tsx');
  for (const path of created) expect(readFileSync(join(root, path), 'utf8')).not.toMatch(/__\w+__/);
});

test('a second run changes nothing and says what exists already', () => {
  carryOut(root, remotePlan('hello'));
  const mine = join(root, 'remotes/hello/src/App.tsx');
  writeFileSync(mine, 'my own work');
  expect(() => carryOut(root, remotePlan('hello'))).toThrow(/Nothing was changed: remotes\/hello\/.* exists/);
  expect(readFileSync(mine, 'utf8')).toBe('my own work');
  expect(readFileSync(join(root, APPS), 'utf8').match(/hello/g)).toHaveLength(1);
});

test('without the line to add to, nothing is written', () => {
  const plan: Plan = {
    files: new Map([['new.ts', '']]),
    lines: [{ file: APPS, after: /nowhere/, text: '' }],
    next: [],
  };
  expect(() => carryOut(root, plan)).toThrow(`${APPS} has changed`);
  expect(existsSync(join(root, 'new.ts'))).toBe(false);
});

test.each(['abc', 'AB', 'ABCDEF', 'A1C'])('"%s" is refused as the code of a carrier', (id) => {
  expect(() => carrierPlan(id)).toThrow('3 to 5 capital letters');
});

test.each([
  ['XX', 'is no code of a state'],
  ['ne', 'is no code of a state'],
  ['IL', 'IL exists already'],
])('"%s" is refused as a new state', (code, why) => {
  expect(() => statePlan(code)).toThrow(why);
});

test('a new state joins the start screen’s sentence, in order, and the browser stories', () => {
  const { lines } = statePlan('NE');
  expect(lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Missouri, Nebraska, Ohio'),
      expect.stringContaining('Misuri, Nebraska, Ohio'),
      expect.stringMatching(/NE: '68\d{3}'/),
    ]),
  );
});

test.each([
  ['Pets', 'a lowercase one first'],
  ['my-pets', 'a lowercase one first'],
  ['review', 'there is a step or path review already'],
])('"%s" is refused as a step', (name, why) => {
  expect(() => stepPlan(name)).toThrow(why);
});

test('a step belongs to a remote with a journey, and its name is free there', () => {
  expect(() => stepPlan('pets', 'shell')).toThrow('Steps belong to quote, rates, bind');
  expect(() => stepPlan('signatures', 'bind')).toThrow('there is a step or path signatures already');
});

test.each(['quote', 'rates', 'bind'])('every line that a step of %s adds has its place', (remote) => {
  const { files, lines } = stepPlan('pets', remote);
  for (const { file } of lines) {
    const copy = join(root, file);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(repository, file), copy);
  }
  const { changed } = carryOut(root, { files, lines, next: [] });
  for (const file of changed) expect(readFileSync(join(root, file), 'utf8')).toContain('pets');
});
