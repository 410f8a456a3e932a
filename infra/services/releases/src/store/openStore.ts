import { resolve } from 'node:path';
import type { FileStore } from './fileStore';
import { FolderStore } from './folderStore';
import { readSettings, type Settings, type Variables } from '@infra/server';
import type { Bucket } from './s3/bucket';
import { S3Store } from './s3/s3Store';
import { STORE_PART } from './settings';
import type { Keys } from './signature';

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

/** The bucket of the settings, whose names are those that S3 tools use; null without one. */
function bucketOf(values: Settings<typeof STORE_PART.settings>): Bucket | null {
  const { RELEASE_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = values;
  if (RELEASE_BUCKET === null || AWS_ACCESS_KEY_ID === null || AWS_SECRET_ACCESS_KEY === null) return null;
  const store = values.AWS_ENDPOINT_URL_S3 ?? `https://s3.${AWS_REGION}.amazonaws.com`;
  return {
    address: `${store}/${RELEASE_BUCKET}`,
    region: AWS_REGION,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN === null ? {} : { sessionToken: AWS_SESSION_TOKEN }),
  };
}

/** The releases that the environment names: in a bucket, or in the data folder. @throws WrongSettings */
export function openStore(variables: Variables): ReleaseStore {
  const values = readSettings(STORE_PART, variables);
  const folder = releasesFolder(values.DATA_DIR);
  const bucket = bucketOf(values);
  const files = bucket ? new S3Store(bucket) : new FolderStore(folder);
  return { files, keyFolder: folder, publicKey: values.RELEASE_PUBLIC_KEY };
}
