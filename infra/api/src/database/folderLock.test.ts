import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { until } from '@shared/testing/until';
import { holdLock, OTHER_NAMESPACE } from '../testing/holdLock';
import { FolderInUseError, lockFolder } from './folderLock';

jest.setTimeout(TIME_LIMITS.longTest);

let parent: string;
let folder: string;
beforeEach(() => {
  parent = tempFolder('lock-test');
  folder = join(parent, 'db');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const [unshare = '', ...flags] = OTHER_NAMESPACE;
const hasNamespaces = spawnSync(unshare, [...flags, 'true']).status === 0;

/** Whether this process can lock the folder now. */
const isFree = async () => {
  const release = await lockFolder(folder).catch(() => null);
  release?.();
  return release !== null;
};

test('a folder held by a living process is refused, and is free once that process is killed', async () => {
  const holder = await holdLock(folder);
  expect(holder.answer).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(/stop that process, or set DATA_DIR/);
  await holder.kill();
  expect(await isFree()).toBe(true);
  expect(readdirSync(parent)).toEqual([]);
});

(hasNamespaces ? test : test.skip)(
  'a process in another pid namespace is refused too, and its folder is free once it is killed',
  async () => {
    const holder = await holdLock(folder, OTHER_NAMESPACE);
    expect(holder.answer).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    const second = await holdLock(folder, OTHER_NAMESPACE);
    expect(second.answer).toBe('FolderInUseError');
    await second.kill();
    await holder.kill();
    // The namespace ends shortly after the command that created it.
    await until(isFree);
  },
);

test('exactly one of several simultaneous claims wins', async () => {
  const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const won = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
  expect(won).toHaveLength(1);
  won[0]?.();
  expect(await isFree()).toBe(true);
});

test('another path to the folder is the same folder', async () => {
  mkdirSync(folder);
  symlinkSync(folder, join(parent, 'link'));
  const release = await lockFolder(join(parent, 'link'));
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  release();
});

test('a path too long for a socket can be locked too', async () => {
  folder = join(parent, 'a'.repeat(120), 'db');
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  release();
  expect(await isFree()).toBe(true);
});

test('leftovers of a crash, and the lock file of an earlier release, do not block', async () => {
  writeFileSync(`${folder}.lock`, '1');
  writeFileSync(`${folder}.lock.00000000`, '');
  expect(await isFree()).toBe(true);
});
