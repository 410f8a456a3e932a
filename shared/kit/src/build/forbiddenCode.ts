import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The builds that bring the libraries along. */
const PROVIDERS = ['shell', 'embed'];

/** Strings that reveal unwanted code in a minified bundle, and what each reveals. */
const signs: { sign: string; means: string; allowedIn: readonly string[] }[] = [
  { sign: 'https://react.dev/errors/', means: 'a copy of React', allowedIn: PROVIDERS },
  { sign: '__SECRET_INTERNALS_DO_NOT_USE', means: 'a copy of React', allowedIn: PROVIDERS },
  { sign: 'data-styled-version', means: 'a copy of styled-components', allowedIn: PROVIDERS },
  { sign: 'Detect multiple module federation runtime', means: 'a federation runtime', allowedIn: PROVIDERS },
  { sign: 'raw-rates-viewer', means: 'a tool of development', allowedIn: [] },
  { sign: '@testing-library', means: 'test code', allowedIn: [] },
  { sign: 'maxAtFault', means: 'the prices of carriers', allowedIn: [] },
  { sign: 'example-quote-for-tests', means: 'a test fixture', allowedIn: [] },
];

/** Forbidden markers found in a bundle, as sentences; empty if there are none. */
export function forbiddenIn(app: string, scripts: Record<string, string>): string[] {
  return Object.entries(scripts).flatMap(([name, code]) =>
    signs
      .filter(({ sign, allowedIn }) => !allowedIn.includes(app) && code.includes(sign))
      .map(({ means }) => `${app}: ${name} holds ${means}`),
  );
}

/** Fails a build that bundles what must be loaded once, or never (ADR 0002). */
export function refuseForbiddenCode(
  app: string,
  folder: string,
  isMeant: (name: string) => boolean = () => true,
): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && isMeant(name));
  const scripts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const found = forbiddenIn(app, scripts);
  if (found.length > 0) throw new Error(found.join('\n'));
}
