// Separate from the package's main entry, because servers must not load the federation plugin.
import { watchApp as watch, type WatchOptions } from '@shared/kit/build';
import type { AppName, AppVersion } from '../model/release';
import { appOf } from './places';

export { compress } from '@shared/kit';
export { runWebpack } from '@shared/kit/build';

interface WatchAppOptions extends Omit<WatchOptions, 'app' | 'onBuilt'> {
  app: AppName;
  onBuilt: (built: AppVersion) => void;
}

/** Builds one of the site's apps and rebuilds it on every change. Returns a function that stops it. */
export function watchApp({ app, onBuilt, ...options }: WatchAppOptions): Promise<() => Promise<void>> {
  return watch({ ...options, app: appOf(app), onBuilt: (built) => onBuilt({ ...built, app }) });
}
