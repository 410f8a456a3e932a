import { rmSync } from 'node:fs';
import { tempFolder } from '@shared/testing/tempFolder';
import { openStore, type ReleaseStore } from '../store/openStore';
import { s3StandIn } from './s3StandIn';

/** Both kinds of store, for tests that each must pass. */
export function openedStores() {
  const kinds = ['a folder', 'a bucket'] as const;
  let dataDir = '';
  let s3: Awaited<ReturnType<typeof s3StandIn>> | null = null;
  return {
    kinds,
    begin: async () => {
      dataDir = tempFolder('store');
      s3 = await s3StandIn();
    },
    /** Opens the store as another process would. */
    open: (kind: (typeof kinds)[number]): ReleaseStore =>
      openStore({ DATA_DIR: dataDir, ...(kind === 'a bucket' ? s3?.env : {}) }),
    end: async () => {
      await s3?.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
