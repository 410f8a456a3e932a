import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fragment, Headings, Frame } from '@shared/kit';
import { newerInScript } from './newerScript';
import { newerStyles } from './newerStyles';

/** What the oldest browsers do without, and why the site works there all the same. */
export const SPARED: Record<string, string> = {
  '@starting-style': 'a dialog appears at once',
  ':view-transition-group': 'screens change at once',
  '.startViewTransition()': 'called only where it is there',
  'AbortSignal.timeout': 'before Chrome 124 the abort has another reason, which nothing reads',
  'Error.captureStackTrace': 'yup asks first whether it is there',
  'text-wrap': 'lines are less even',
  'text-size-adjust': 'its prefixed name is set too',
  'forced-color-adjust': 'only where a system forces colors',
  'accent-color': 'the slider has the browser’s color',
  'field-sizing': 'the box does not grow with its text',
  resize: 'the box keeps its size',
  hyphens: 'a long word breaks without a hyphen',
  '@page': 'the printed page has the browser’s margins',
  'break-after: avoid': 'a printed heading may end a page',
  'print-color-adjust': 'the printed letter has no tint',
};

/** What of a build's description is checked; the rest of it is names and numbers. */
interface Described {
  inline?: string[];
  frame?: Record<string, Frame>;
  fragment?: Record<string, Fragment>;
  headings?: Record<string, Headings>;
}

function inDescription({ inline = [], frame = {}, fragment = {}, headings = {} }: Described): string[] {
  const sheets = [frame, fragment, headings].flatMap((each) => Object.values(each).map(({ css }) => css));
  return [...inline.flatMap(newerInScript), ...sheets.flatMap(newerStyles)];
}

/** What each file of a build uses that the oldest supported browsers lack, as `file: feature`. */
export function newerInBuild(folder: string): { file: string; feature: string }[] {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const described: Described = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  const all = [
    ...scripts.map((file) => ({ file, found: newerInScript(readFileSync(join(folder, file), 'utf8')) })),
    { file: 'build.json', found: inDescription(described) },
  ];
  return all.flatMap(({ file, found }) => found.map((feature) => ({ file, feature })));
}
