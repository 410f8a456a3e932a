import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const packageFolder = resolve(import.meta.dirname, '../..');
const repository = resolve(packageFolder, '../..');
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'partner-')));
const installed = join(scratch, 'node_modules/@milepost/auto-quote');

afterAll(() => rmSync(scratch, { recursive: true }));

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8' });

/** What a partner's own project has: the packed package, React and a TypeScript. */
beforeAll(() => {
  const packed = node(join(packageFolder, 'bin/packNpm.mjs'), scratch).trim();
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed, '-C', installed, '--strip-components=1']);
  mkdirSync(join(scratch, 'node_modules/@types'));
  for (const name of ['react', '@types/react', 'csstype'])
    symlinkSync(join(repository, 'node_modules', name), join(scratch, 'node_modules', name));
  writeFileSync(join(scratch, 'package.json'), '{"type":"module"}');
});

const RIGHT = `
import { AutoQuote } from '@milepost/auto-quote/react';
import { loadAutoQuote, poorContrasts } from '@milepost/auto-quote';
const load = { site: 'https://quotes.example', version: '1.0.0', integrity: 'sha384-x' };
export const page = (
  <AutoQuote id="ann" className="quote" ref={{ current: null }} partner="pk_bank" load={load} theme={{ accent: '#0a5544', radius: 8 }} onStep={({ step }) => step.trim()} />
);
export const tag = <auto-quote partner="pk_bank" mode="inline" lang="es" />;
loadAutoQuote(load).then(() => {
  const element = document.createElement('auto-quote');
  element.prefill = { zip: '60018' };
  element.addEventListener('auto-quote:offers-shown', ({ detail }) => detail.lowestTotal?.toFixed());
});
poorContrasts({ accent: '#ffcc00' });
`;

const REQUIRED = `
import { createElement } from 'react';
import { AutoQuote } from '@milepost/auto-quote/react';
import { textOn } from '@milepost/auto-quote';
export const page = createElement(AutoQuote, { partner: 'pk_bank' });
textOn('#000').trim();
`;

const WRONG = `
import { AutoQuote } from '@milepost/auto-quote/react';
// @ts-expect-error there is no such mode
export const mode = <AutoQuote partner="pk_bank" mode="popup" />;
// @ts-expect-error a partner is needed
export const none = <AutoQuote />;
// @ts-expect-error a step has no email
export const step = <AutoQuote partner="pk_bank" onStep={({ email }) => email} />;
`;

test.each([
  ['bundler', 'tsx'],
  ['nodenext', 'tsx'],
  ['nodenext', 'cts'],
])('types compile in a project of its own, with %s resolution, in .%s', (resolution, ending) => {
  const files = ending === 'cts' ? { 'page.cts': REQUIRED } : { 'page.tsx': RIGHT, 'wrong.tsx': WRONG };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(scratch, name), text);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: resolution === 'bundler' ? 'esnext' : resolution,
    moduleResolution: resolution,
    types: [],
  };
  writeFileSync(
    join(scratch, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  );
  expect(node(join(repository, 'node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
});

test('Node imports it as it is, where there is no page', () => {
  const script = `
    const { loadAutoQuote, textOn } = await import('@milepost/auto-quote');
    const { AutoQuote } = await import('@milepost/auto-quote/react');
    const refused = await loadAutoQuote({ site: 'https://quotes.example' }).catch(({ message }) => message);
    console.log(textOn('#000'), typeof AutoQuote, refused);`;
  expect(node('--input-type=module', '-e', script).trim()).toBe(
    '#ffffff object auto-quote: there is no page to load it in',
  );
});

test('CommonJS requires it', () => {
  const script = `
    const { textOn } = require('@milepost/auto-quote');
    console.log(textOn('#000'), typeof require('@milepost/auto-quote/react').AutoQuote);`;
  expect(node('--input-type=commonjs', '-e', script).trim()).toBe('#ffffff object');
});

test('the component is one of the client, and the package says what it is', () => {
  for (const file of ['react.js', 'react.cjs'])
    expect(readFileSync(join(installed, 'dist/npm', file), 'utf8')).toMatch(
      /^("use strict";\s*)?"use client";/,
    );
  expect(readdirSync(installed).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
  ]);
});

test('a bundler takes only what a page uses', async () => {
  const contents =
    "import { loadAutoQuote } from '@milepost/auto-quote'; await loadAutoQuote({ site: 'https://q.example' });";
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: scratch },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('/embed/');
  expect(outputFiles[0]?.text).not.toContain('0.7152');
});
