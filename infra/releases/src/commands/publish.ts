import { buildFolder } from '../build/places';
import { byApp } from '../model/byApp';
import { addRelease, promote } from '../model/changeReleases';
import { overBudget } from '../model/weigh';
import { APP_NAMES, type AppName, type AppVersion, type Build } from '../model/release';
import { readReleaseFile, storeVersion, writeReleaseFile } from '../store/releaseStore';

function publishOnce(folder: string, builds: Record<AppName, Build>, again: boolean): string {
  const before = readReleaseFile(folder);
  const live = before?.releases[before.live]?.apps;
  const versionOf = (app: AppName): AppVersion => {
    const current = live?.[app];
    if (current?.source === builds[app].source && !again) return current;
    const version = storeVersion(folder, builds[app], buildFolder(app, builds[app].source));
    return { ...builds[app], version };
  };
  const apps = byApp(APP_NAMES.map(versionOf));
  const { file, id } = addRelease(before, apps, new Date().toISOString());
  writeReleaseFile(folder, file);
  return id;
}

/**
 * Publishes builds as a release; an app with unchanged sources keeps its version. The first build is published twice,
 * at two addresses, so that `previous` exists from the start. Returns the new release's id, or the live one's if
 * nothing changed. Throws if a screen is over its byte budget.
 */
export function publish(folder: string, builds: Record<AppName, Build>, options = { promote: true }): string {
  const before = readReleaseFile(folder);
  const live = before?.releases[before.live]?.apps;
  if (before && APP_NAMES.every((app) => live?.[app].source === builds[app].source)) return before.live;
  const over = overBudget(builds);
  if (over.length > 0) throw new Error(over.join('\n'));
  let id = publishOnce(folder, builds, false);
  if (!before) id = publishOnce(folder, builds, true);
  const file = readReleaseFile(folder);
  if (file && (options.promote || !before)) writeReleaseFile(folder, promote(file, id));
  return id;
}
