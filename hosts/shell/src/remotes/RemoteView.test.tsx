import { slowParts } from '@shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { openSite } from '../testing/openSite';
import type { RemoteState } from './remoteStore';

const Quote = () => <h1>quote</h1>;

const site = (Component: FunctionComponent = Quote) => {
  let state: RemoteState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const retry = jest.fn();
  const store = {
    get: () => state,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    start() {},
    retry,
    fallBack() {},
  };
  openSite('/quotes/new', { stores: { quote: store } });
  const arrive = () => {
    state = { status: 'ready', version: '1', module: { contractVersion: 1, Component } };
    for (const listener of listeners) listener();
  };
  return { retry, arrive, come: () => act(arrive) };
};
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const words = () => screen.queryByRole('heading', { name: 'This page is taking a while.' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a remote that does not respond: a text, a retry and a contact within five seconds; it is shown when it loads', () => {
  const { come } = site();
  after(3000);
  expect(words()).not.toBeInTheDocument();
  after(1500);
  expect(words()).toBeInTheDocument();
  const panel = screen.getByRole('alert');
  expect(panel.querySelector('a[href^="tel:"]')).toBeInTheDocument();
  expect(panel.querySelector('a[href^="mailto:"]')).toBeInTheDocument();
  come();
  expect(words()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'quote' })).toBeInTheDocument();
});

test('a retry loads again, and shows the text after the same delay', () => {
  const { retry } = site();
  after(4500);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(words()).not.toBeInTheDocument();
  after(4500);
  expect(words()).toBeInTheDocument();
});

test('a remote that loads in time shows no text', () => {
  const { come } = site();
  after(3000);
  come();
  after(10_000);
  expect(words()).not.toBeInTheDocument();
});

test('a remote renders in slices, so other tasks run meanwhile', async () => {
  jest.useRealTimers();
  const { Parts, turns } = slowParts();
  const { arrive } = site(Parts);
  setTimeout(arrive);
  await screen.findByText('drawn');
  expect(turns()).toBeGreaterThan(0);
});
