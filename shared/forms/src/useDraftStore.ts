import { useApi } from '@shared/api-client/hooks';
import { sessionStore, type SafeStorage } from '@shared/domain';

/** Where drafts are kept: the tab's session storage, or an embedded quote's own store. */
export const useDraftStore = (): SafeStorage => useApi().transport.session ?? sessionStore;
