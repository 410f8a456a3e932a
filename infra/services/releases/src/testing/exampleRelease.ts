import config from '../../../../../hosts/shell/site.config.json';
import { byApp } from '../model/byApp';
import { idWith } from '../model/compose';
import { noteTimes } from '../model/keptVersions';
import { addVersion, fileWith } from '../model/movePointers';
import {
  APP_NAMES,
  type AppName,
  type AppVersion,
  type Build,
  type Pointer,
  type ReleaseFile,
} from '../model/release';

/** A minimal build. */
export function exampleBuild(app: AppName, source = 'aaa'): Build {
  const entry = app === 'shell' ? 'shell.1.js' : 'remoteEntry.1.js';
  const file = { integrity: `sha384-${app}`, bytes: 10, brotli: 5 };
  return {
    app,
    source,
    entry,
    container: `${app}_${source}`,
    initial: [entry],
    files: { [entry]: file, 'lazy.2.js': file, 'font.3.woff2': file },
    routes:
      app === 'shell' ? [] : app === 'quote' ? ['/quotes/new', '/quotes/:resource'] : [`/${app}/:id/screen`],
    contractVersion: 1,
    owner: `${app} team`,
    budgets: {},
    ...(app === 'shell' ? shellParts : {}),
    ...(app === 'quote'
      ? { fragment: { en: { html: '<b>ZIP</b>', css: '.z{}' }, es: { html: '<b>CP</b>', css: '.z{}' } } }
      : {}),
  };
}

const frame = (title: string) => ({
  html: '<!--road--><main id="main"><!--fragment--></main>',
  css: 'a{src:url(__assets__/font.3.woff2)}',
  loading: '<i>...</i>',
  road: '<nav>road</nav>',
  title,
  description: '"quoted" & plain',
});
const shellParts = {
  frame: { en: frame('Quotes'), es: frame('Cotizaciones') },
  inline: ['guard()', 'zip()'],
  config: {
    brand: 'Example </script>',
    phone: '3125550142',
    email: 'a@b.example',
    marketingUrl: 'https://b.example',
    addressLines: [],
    socialLinks: [],
    agency: {
      name: 'Example Agency',
      licenses: config.agency.licenses,
    },
  },
};

/** Versions of every app under one publication number. */
export function exampleApps(number = 1): Record<AppName, AppVersion> {
  return byApp(APP_NAMES.map((app) => ({ ...exampleBuild(app), version: `aaa-${number}` })));
}

/** The id of the release with every part's version of a publication number. */
export const exampleId = (number: number): string => idWith(APP_NAMES.map((app) => `${app}@aaa-${number}`));

/** The same for every example of a process. */
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

/** Two versions of every part; the second are live, and the first were until an hour ago. */
export function exampleReleaseFile(): ReleaseFile {
  const first = fileWith(Object.values(exampleApps(1)), '2026-01-01T00:00:00.000Z');
  const second = fileWith(Object.values(exampleApps(2)), '2026-01-02T00:00:00.000Z', first);
  return noteTimes(first, second, AN_HOUR_AGO);
}

/** The example with a third version of these parts, which nobody was given. */
export function withThird(
  file: ReleaseFile,
  apps: readonly AppVersion[] = Object.values(exampleApps(3)),
): ReleaseFile {
  const at = '2026-01-03T00:00:00.000Z';
  return apps.reduce((next, app) => addVersion(next, { app, at, by: 'local' }), file);
}

/** A part's pointer of a file, changed. */
export function withPointer(file: ReleaseFile, part: AppName, next: Partial<Pointer>): ReleaseFile {
  const before: Pointer = file.pointers[part] ?? { live: '', canary: null, history: [], seq: 0 };
  return { ...file, pointers: { ...file.pointers, [part]: { ...before, ...next } } };
}
