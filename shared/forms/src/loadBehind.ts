import { ApiError } from '@shared/api-client';
import { loadOnce } from '@shared/federation/remote';

/** Code that a Save needs and its form does not. Where it cannot be had, the Save fails as a call does that nobody answers. */
export const loadBehind = <Loaded>(load: () => Promise<Loaded>) =>
  loadOnce(() =>
    load().catch(() => {
      throw new ApiError('network', 0, [{ code: 'network', message: '' }]);
    }),
  );
