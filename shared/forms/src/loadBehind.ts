import { ApiError } from '@shared/api-client';
import { loadOnce } from '@shared/federation/remote';

/** Code needed by Save but not by its form. If it fails to load, Save fails like a call without a response. */
export const loadBehind = <Loaded>(load: () => Promise<Loaded>) =>
  loadOnce(() =>
    load().catch(() => {
      throw new ApiError('network', 0, [{ code: 'network', message: '' }]);
    }),
  );
