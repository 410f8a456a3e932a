import { resolve } from 'node:path';
import type { FileStore } from './fileStore';
import { FolderStore } from './folderStore';
import { readBucket } from './s3/bucket';
import { S3Store } from './s3/s3Store';
import { readReleaseKey, type Keys } from './signature';

/** The releases: their files, and the keys of the signed one. */
export interface ReleaseStore extends Keys {
  files: FileStore;
}

/** The releases folder, inside the data folder (`DATA_DIR`). */
export function releasesFolder(dataDir: string = '.data'): string {
  return resolve(dataDir, 'releases');
}

/** Releases in a folder of this machine. */
export function folderStore(folder: string): ReleaseStore {
  return { files: new FolderStore(folder), keyFolder: folder, publicKey: null };
}

/** The releases that the environment names: in a bucket, or in the data folder. @throws Error that names the wrong variable */
export function openStore(env: NodeJS.ProcessEnv): ReleaseStore {
  const folder = releasesFolder(env['DATA_DIR']);
  const bucket = readBucket(env);
  const files = bucket ? new S3Store(bucket) : new FolderStore(folder);
  return { files, keyFolder: folder, publicKey: readReleaseKey(env['RELEASE_PUBLIC_KEY']) };
}
