import { basename, join } from 'node:path';
import { transformFileSync } from '@swc/core';

/** A source file's code for the browser, wrapped in a function. */
function moduleOf(file: string): string {
  const { code } = transformFileSync(file, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', preserveAllComments: false },
    module: { type: 'commonjs' },
    swcrc: false,
  });
  const name = JSON.stringify(basename(file, '.ts'));
  return `modules[${name}]=((exports,require)=>{${code}\nreturn exports;})({},load);`;
}

/** One script from several source files, each after its imports; their names differ. The last one runs the others. */
function browserScript(files: readonly string[]): string {
  const load = `const modules={};const load=(path)=>modules[path.slice(path.lastIndexOf('/')+1)];`;
  return `(()=>{"use strict";${load}${files.map(moduleOf).join('')}})();`;
}

const here = (path: string): string => join(import.meta.dirname, path);
const TEXTS = ['locales/en.ts', 'locales/es.ts', 'locales/textsFor.ts'];

/** The card page's code. */
export const cardScript = (): string =>
  browserScript(
    [
      ...TEXTS,
      'card.ts',
      'browser/messages.ts',
      'browser/siteChannel.ts',
      'browser/paymentCalls.ts',
      'browser/cardFields.ts',
      'browser/cardPage.ts',
      'browser/cardMain.ts',
    ].map(here),
  );

/** The script that customers load into their own pages: it opens the card page in a frame. `file` is the service's own. */
export const siteScript = (file: string): string =>
  browserScript([...[...TEXTS, 'browser/messages.ts', 'browser/openFrame.ts'].map(here), file]);
