import type { Mount, RemoteModule } from '@shared/event-bus';

/** placeholder */
export function mountRemote(_module: RemoteModule, _firstPath: string): Mount {
  return () => () => {};
}
