import { fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { renderToString } from 'react-dom/server';
import { Wizard } from './Wizard';

jest.mock('react', () => {
  const react = jest.requireActual<typeof import('react')>('react');
  return { ...react, startTransition: jest.fn(react.startTransition) };
});

const step = (
  <Wizard heading={<h1>Question</h1>} summaryTitle="So far">
    Answers
  </Wizard>
);

/** Renders once while an event of this kind is being handled. */
function drawnDuring(event: Event | undefined): string {
  const before = Object.getOwnPropertyDescriptor(window, 'event');
  Object.defineProperty(window, 'event', { value: event, configurable: true });
  const html = renderToString(step);
  if (before) Object.defineProperty(window, 'event', before);
  else Reflect.deleteProperty(window, 'event');
  return html;
}

test('renders the heading first, but everything on Back, when the browser restores the scroll position', () => {
  expect(drawnDuring(undefined)).toContain('Question');
  expect(drawnDuring(undefined)).not.toContain('Answers');
  expect(drawnDuring(new Event('popstate'))).toContain('Answers');
});

test('a key pressed before the rest has rendered makes it render', () => {
  jest.mocked(startTransition).mockImplementationOnce(() => {});
  render(step);
  expect(screen.queryByText('Answers')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(screen.getByText('Answers')).toBeTruthy();
});
