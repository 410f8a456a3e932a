import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { forbiddenIn } from './forbiddenCode';

const require = createRequire(__filename);
const reactDom = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

describe('one React on the page (federation: two copies of React, #3170, #2617)', () => {
  it('a remote that bundles react-dom fails its build; the shell may', () => {
    const scripts = { 'clean.js': 'export const a = 1', '412.js': reactDom };
    expect(forbiddenIn('quote', scripts)).toContain('quote: 412.js holds a copy of React');
    expect(forbiddenIn('shell', scripts)).toEqual([]);
    expect(forbiddenIn('embed', scripts)).toEqual([]);
  });

  it.each(['quote', 'shell'] as const)('test code fails the build of %s', (app) => {
    expect(forbiddenIn(app, { 'a.js': 'require("@testing-library/react")' })).toEqual([
      `${app}: a.js holds test code`,
    ]);
  });
});
