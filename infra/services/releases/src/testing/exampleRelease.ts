import config from '../../../../../hosts/shell/site.config.json';
import { byApp } from '../model/byApp';
import { APP_NAMES, type AppName, type AppVersion, type Build, type ReleaseFile } from '../model/release';

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

/** Two releases; the second is live. */
export function exampleReleaseFile(): ReleaseFile {
  return {
    live: 'r2',
    previous: 'r1',
    canary: null,
    revoked: [],
    releases: {
      r1: { id: 'r1', createdAt: '2026-01-01T00:00:00.000Z', apps: exampleApps(1) },
      r2: { id: 'r2', createdAt: '2026-01-02T00:00:00.000Z', apps: exampleApps(2) },
    },
  };
}
