import { join, resolve } from 'node:path';
import { appAt, type App } from '@shared/kit';
import type { AppName } from '../model/release';

export const repository = resolve(import.meta.dirname, '../../../../..');

export function appFolder(app: AppName): string {
  return join(repository, app === 'shell' ? 'hosts/shell' : `remotes/${app}`);
}

export function appOf(name: AppName): App {
  return appAt(appFolder(name));
}
