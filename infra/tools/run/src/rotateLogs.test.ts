import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { keepLogsSmall, rotateLogs } from './rotateLogs';

const LIMITS = { bytes: 10, keep: 3 };

let folder: string;
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
beforeEach(() => {
  folder = tempFolder('logs');
});

test('a log at its limit stays, and so does a file that is no log', () => {
  writeFileSync(at('api.log'), '123456789\n');
  writeFileSync(at('notes.txt'), 'much longer than the limit');
  rotateLogs(folder, LIMITS);
  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'notes.txt']);
});

test('a log above its limit becomes .1 for its owner only, the older ones shift, and the oldest is forgotten', () => {
  for (const round of [1, 2, 3, 4, 5]) {
    appendFileSync(at('api.log'), `round ${round} of the log\n`);
    rotateLogs(folder, LIMITS);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
  expect(['api.log', 'api.log.1', 'api.log.3'].map(read)).toEqual([
    '',
    'round 5 of the log\n',
    'round 3 of the log\n',
  ]);
  expect(statSync(at('api.log.1')).mode & 0o777).toBe(0o600);
});

test('a writer that keeps the log open goes on at the start of the emptied file', () => {
  const writer = openSync(at('postgres.log'), 'a', 0o600);
  writeSync(writer, 'before the rotation\n');
  rotateLogs(folder, LIMITS);
  writeSync(writer, 'after\n');
  closeSync(writer);
  expect([read('postgres.log.1'), read('postgres.log')]).toEqual(['before the rotation\n', 'after\n']);
  expect(statSync(at('postgres.log')).mode & 0o777).toBe(0o600);
});

test('a log bigger than what is copied at once is copied whole, over a copy that a kill cut off', () => {
  const text = 'a line of a big log\n'.repeat(150_000);
  writeFileSync(at('api.log'), text);
  writeFileSync(at('api.log.part'), 'cut off');
  rotateLogs(folder, LIMITS);
  expect(read('api.log.1')).toBe(text);
  expect(existsSync(at('api.log.part'))).toBe(false);
});

test('a log that cannot be copied stays as it is with its older ones, and the others are rotated', () => {
  for (const name of ['api.log', 'site.log']) writeFileSync(at(name), `${name}: much too long\n`);
  writeFileSync(at('api.log.1'), 'older\n');
  // In place of the copy, as a full disk would be: nothing can be written there.
  mkdirSync(at('api.log.part'));
  rotateLogs(folder, LIMITS);
  expect(['api.log', 'api.log.1', 'site.log'].map(read)).toEqual(['api.log: much too long\n', 'older\n', '']);
});

test('a folder that does not exist is no failure', () => {
  expect(() => rotateLogs(at('none'), LIMITS)).not.toThrow();
});

test('every minute the logs of a data folder are rotated above 10 MB, until it is told to stop', () => {
  jest.useFakeTimers();
  mkdirSync(at('logs'));
  const fill = () => writeFileSync(at('logs/api.log'), Buffer.alloc(10 * 1024 * 1024 + 1));
  const size = () => statSync(at('logs/api.log')).size;
  fill();
  const stop = keepLogsSmall(folder);
  expect(size()).toBe(0);
  fill();
  jest.advanceTimersByTime(60_000);
  expect(size()).toBe(0);
  stop();
  fill();
  jest.advanceTimersByTime(60_000);
  expect(size()).toBeGreaterThan(0);
  jest.useRealTimers();
});
