/** Every app with its port above `PORT_BASE`: the shell, which is the site, and one line for each remote. */
const APPS = {
  shell: 0,
  quote: 1,
  rates: 2,
  bind: 3,
};

export type AppName = keyof typeof APPS;
export type RemoteName = Exclude<AppName, 'shell'>;

export const APP_PORTS: Readonly<Record<AppName, number>> = APPS;
export const APP_NAMES = Object.keys(APPS).filter((name): name is AppName => name in APPS);
export const REMOTE_NAMES = APP_NAMES.filter((name): name is RemoteName => name !== 'shell');

/** @throws Error that names the apps */
export function appNamed(name: string): AppName {
  const app = APP_NAMES.find((known) => known === name);
  if (!app) throw new Error(`Name a part: ${APP_NAMES.join(', ')}`);
  return app;
}

/** The same function's result for every app, by name. */
export function forEachApp<T>(of: (name: AppName) => T): Record<AppName, T> {
  const made: Partial<Record<AppName, T>> = {};
  for (const name of APP_NAMES) made[name] = of(name);
  if (!isWhole(made)) throw new Error('An app is missing');
  return made;
}

function isWhole<T>(made: Partial<Record<AppName, T>>): made is Record<AppName, T> {
  return APP_NAMES.every((name) => name in made);
}
