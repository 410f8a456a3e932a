import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { plain, wholeNumber } from './kinds';
import { readSettings, setting, WrongSettings, type Part } from './setting';

const settings = {
  SIZE: setting(wholeNumber(1, 9), { about: 'a size', example: '5', fallback: '3' }),
  KEY: setting(plain, { about: 'a key', example: 'k', isSecret: true }),
  CHAT: setting(plain, { about: 'a chat', example: 'c', emptyMeans: 'no chat' }),
} as const;
const part = {
  settings,
  rules: [{ says: 'KEY must be set where CHAT is', holds: ({ KEY, CHAT }) => !CHAT || KEY !== null }],
} satisfies Part<typeof settings>;
const read = (variables: Record<string, string>) => readSettings(part, variables);

test('what is not set has its fallback, or is null', () => {
  expect(read({})).toEqual({ SIZE: 3, KEY: null, CHAT: null });
  expect(read({ SIZE: '7', KEY: 'k', CHAT: '' })).toEqual({ SIZE: 7, KEY: 'k', CHAT: '' });
});

test('every wrong setting is named, and only then what they must be together', () => {
  expect(() => read({ SIZE: '10', KEY: '', CHAT: 'c' })).toThrow(
    new WrongSettings([
      'SIZE must be a whole number from 1 to 9',
      'KEY must be set to a value or not at all, because an empty one means nothing',
    ]),
  );
  expect(() => read({ CHAT: 'c' })).toThrow('KEY must be set where CHAT is');
});

describe('a secret in a file', () => {
  const folder = tempFolder('secrets');
  const file = join(folder, 'key');
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, 'from the file\n');
    writeFileSync(join(folder, 'empty'), '\n');
  });

  it('is read without the line break at its end', () => {
    expect(read({ KEY_FILE: file }).KEY).toBe('from the file');
  });
  it('is refused if it is empty or cannot be read', () => {
    expect(() => read({ KEY_FILE: join(folder, 'empty') })).toThrow('KEY must be set to a value');
    expect(() => read({ KEY_FILE: join(folder, 'none') })).toThrow(
      'KEY_FILE must be a file that this user can read',
    );
  });
  it('contradicts the same secret as a variable', () => {
    expect(() => read({ KEY: 'k', KEY_FILE: file })).toThrow('not as both');
  });
  it('is only for secrets', () => {
    expect(read({ SIZE_FILE: file }).SIZE).toBe(3);
  });
});
