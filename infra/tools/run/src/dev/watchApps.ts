import { EventEmitter, once } from 'node:events';
import { versionFolder, type AppName, type AppVersion } from '@infra/releases';
import { watchApp } from '@infra/releases/build';

interface WatchApps {
  apps: readonly AppName[];
  releases: string;
  mode: 'development' | 'production';
  /** Called when every app has been built once, and after each later build. */
  onBuilt: (versions: Map<AppName, AppVersion>, changed: AppName) => void | Promise<void>;
}

/**
 * Watches these apps; resolves once each is built, with a function that stops it. A failed build is reported and
 * changes nothing.
 */
export async function watchApps(options: WatchApps): Promise<() => Promise<void>> {
  const { apps, releases, mode, onBuilt } = options;
  const versions = new Map<AppName, AppVersion>();
  const firstBuilds = new EventEmitter();
  const allBuilt = once(firstBuilds, 'done');
  const stops: (() => Promise<void>)[] = [];
  // One after another, because their configurations are read from the environment.
  for (const app of apps) {
    const stop = await watchApp({
      app,
      mode,
      folder: versionFolder(releases, app, 'dev'),
      onFailed: (message) => console.error(`${app}: ${message}`),
      onBuilt(built) {
        if (!versions.has(app)) console.log(`built ${app}`);
        versions.set(app, built);
        if (versions.size < apps.length) return;
        // The edges start once what was built can be read.
        void Promise.resolve(onBuilt(versions, app)).then(() => firstBuilds.emit('done'));
      },
    });
    stops.push(stop);
  }
  await allBuilt;
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
