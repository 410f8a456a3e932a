import { printAnswer } from './answer';

const said: string[] = [];
const warned: string[] = [];
beforeEach(() => {
  said.length = 0;
  warned.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  jest.spyOn(console, 'error').mockImplementation((line) => void warned.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

const answer = async () => ({ lines: ['one', 'two'], json: { found: 2 } });
const failing = (error: Error) => async () => {
  throw error;
};

test('an answer is lines for people, and one JSON value for programs', async () => {
  await printAnswer({}, answer);
  await printAnswer({ json: true }, answer);
  expect(said).toEqual(['one', 'two', '{"found":2}']);
});

test('a failure is one message, or the errors of the service as JSON; either has exit code 1', async () => {
  const errors = [{ code: 'moved', message: 'quote was moved', attribute: 'seq' }];
  const refused = Object.assign(new Error('quote was moved (field: seq)'), { errors });
  await printAnswer({}, failing(refused));
  expect(process.exitCode).toBe(1);
  await printAnswer({ json: true }, failing(refused));
  await printAnswer({ json: true }, failing(Object.assign(new Error('Not now'), { code: 'busy' })));
  expect(warned).toEqual([
    'quote was moved (field: seq)',
    JSON.stringify({ errors }),
    '{"errors":[{"code":"busy","message":"Not now"}]}',
  ]);
  expect(said).toEqual([]);
});
