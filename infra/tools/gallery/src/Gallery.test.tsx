/** @jest-environment-options {"customExportConditions": ["node"]} */
import * as ui from '@shared/ui';
import { render, screen, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chartSamples } from './chartSamples';
import { ChartsSection } from './ChartsSection';
import { Gallery } from './Gallery';

// Notes every component of which the page makes an element, also inside another component.
jest.mock('react/jsx-runtime', () => {
  const { jsx, jsxs, ...others } = jest.requireActual('react/jsx-runtime');
  const shown = new Set();
  const noting =
    (make: typeof jsx) =>
    (type: unknown, ...rest: unknown[]) => {
      shown.add(type);
      return make(type, ...rest);
    };
  return { ...others, jsx: noting(jsx), jsxs: noting(jsxs), shown };
});
const { shown } = jest.requireMock<{ shown: ReadonlySet<unknown> }>('react/jsx-runtime');

/** Exports of shared/ui that the page leaves out, and why. */
const LEFT_OUT = {
  AfterHeading: 'decides when its content renders and has no look',
  Picture: 'is an image file, and the page has all of them',
  PortalProvider: 'names a place in the page and has no look',
  PrintStyle: 'changes what is on paper',
  RawRatesInDevelopment: 'renders nothing in a built page',
  Sheet: 'opens over the page, as Dialog does, and would cover it',
};
const samples = chartSamples();
const remotes = join(import.meta.dirname, '../../../../remotes');

beforeAll(() => {
  render(<Gallery />);
  render(<ChartsSection language="en" samples={samples} />);
});

test('shows every component of shared/ui but those with no look of their own', () => {
  const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name));
  const missing = components.filter(([, component]) => !shown.has(component)).map(([name]) => name);
  expect(missing.toSorted()).toEqual(Object.keys(LEFT_OUT));
});

test('shows every drawing of the remotes that is to scale', () => {
  const names = new Set([...shown].map((type) => (typeof type === 'function' ? type.name : '')));
  const drawings = readdirSync(remotes, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+[/\\]src[/\\].*[.]tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .filter((file) => readFileSync(join(remotes, file), 'utf8').includes('* 100}%'))
    .map((file) => basename(file, '.tsx'));
  expect(drawings).toContain('MeetingDrawing');
  expect(drawings.filter((name) => !names.has(name))).toEqual([]);
});

test('what changed the price: the amounts as drawn add up to the last one, cent for cent', () => {
  render(<ChartsSection language="en" samples={samples} />);
  const cents = within(screen.getByRole('table', { name: 'What changed the price' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ lastChild }) => Number(lastChild?.textContent?.replace('−', '-').replaceAll(/[$,.]/g, '')));
  const total = cents.pop();
  expect(cents.length).toBeGreaterThan(1);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
});
