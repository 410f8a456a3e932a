import { createServer } from 'node:net';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { startFailure } from './startFailure';

const failureOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
  } catch (error) {
    return startFailure(error);
  }
  return 'it started';
};
const listen = (port: number, server = createServer()) =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

test('a port in use is named, with what to do', async () => {
  const first = await listen(0);
  const address = first.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await failureOf(() => listen(port))).toBe(
    `port ${port} is taken; stop what listens there, or set PORT_BASE to other ports`,
  );
  await new Promise((done) => first.close(done));
});

test('a folder that is a file is named, with what to do', async () => {
  const parent = tempFolder('start');
  const file = join(parent, 'file');
  writeFileSync(file, '');
  expect(await failureOf(() => mkdirSync(join(file, 'data'), { recursive: true }))).toMatch(
    /file where a folder must be; set DATA_DIR to another folder$/,
  );
  rmSync(parent, { recursive: true });
});

test.each([
  [{ code: 'EACCES', path: '/data' }, '/data may not be written by this user'],
  [{ code: 'EACCES', syscall: 'connect' }, 'correct DATABASE_URL'],
  [{ code: 'EACCES', port: 80 }, 'set PORT_BASE to ports above 1024'],
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is no address of this machine'],
  [{ code: 'EROFS', path: '/data' }, 'set DATA_DIR'],
  [{ code: 'ENOSPC' }, 'the disk is full; make room'],
  [{ code: 'ECONNREFUSED' }, 'correct DATABASE_URL'],
  [{ code: '28P01' }, 'refuses the password'],
  [{ code: '3D000' }, 'does not exist'],
  [{ code: '42501' }, 'run api migrate'],
  [{ errors: ['A must be a number', 'B is missing'] }, 'A must be a number; B is missing'],
])('%j: one sentence', (facts, words) => {
  const said = startFailure(Object.assign(new Error('raw\n  at line'), facts));
  expect(said).toContain(words);
  expect(said).not.toContain('\n');
});

test('an unexpected error prints its first line', () => {
  expect(startFailure(new Error('what happened\n    more of it'))).toBe('what happened');
});
