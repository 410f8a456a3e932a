import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerCleanup, removeFolder } from './cleanup';

/** Whether this user can run a command on this machine. */
export const allows = ([command = '', ...args]: readonly string[]): boolean =>
  spawnSync(command, args).status === 0;

interface Disk {
  folder: string;
  remove: () => void;
}

/** Unmounts lazily, because a recently killed process may still hold a file. */
const unmount = (folder: string) => execFileSync('umount', ['-l', folder]);

/** A separate small disk if this user may mount one; else null. */
export function smallDisk(): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  let isMounted = false;
  const remove = registerCleanup(() => {
    if (isMounted) unmount(folder);
    removeFolder(folder);
  });
  isMounted = allows(['mount', '-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder]);
  if (isMounted) return { folder, remove };
  remove();
  return null;
}

export function hasSmallDisk(): boolean {
  const disk = smallDisk();
  disk?.remove();
  return disk !== null;
}

/** A disk whose power can be cut. */
export interface FragileDisk extends Disk {
  /** Keeps what has reached the disk by now; whoever writes to it must be frozen. */
  cut: () => void;
  /** Starts again with what was kept; whoever used the disk must be gone. */
  restore: () => void;
}

/** How often a copy is retried, because the system may write something out meanwhile. */
const COPIES = 20;

/**
 * A file system in a file. What a program wrote and did not flush is in the system's memory and not yet in that file,
 * so a copy of the file is the disk after a power cut. Null if this user may not mount one.
 */
export function fragileDisk(): FragileDisk | null {
  const base = mkdtempSync(join(tmpdir(), 'fragile-disk-'));
  const [image, kept, folder] = [join(base, 'image'), join(base, 'kept'), join(base, 'disk')];
  let isMounted = false;
  const remove = registerCleanup(() => {
    if (isMounted) unmount(folder);
    removeFolder(base);
  });
  const mount = () => allows(['mount', '-o', 'loop', image, folder]);
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, 512 * 1024 * 1024);
  isMounted = allows(['mkfs.ext4', '-q', '-F', image]) && mount();
  if (!isMounted) {
    remove();
    return null;
  }
  const cut = () => {
    for (let copies = 0; copies < COPIES; copies += 1) {
      execFileSync('cp', ['--sparse=always', image, kept]);
      if (allows(['cmp', '-s', image, kept])) return;
    }
    throw new Error('the disk kept changing');
  };
  const restore = () => {
    unmount(folder);
    renameSync(kept, image);
    isMounted = mount();
    if (!isMounted) throw new Error('the disk is broken after the cut');
  };
  return { folder, remove, cut, restore };
}
