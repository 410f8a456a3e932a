import { createTransport } from '@shared/api-client';
import { createBus } from '@shared/event-bus';
import { memoryStorage, storedQuote } from '@shared/testing';
import { act, renderHook } from '@testing-library/react';
import siteConfig from '../../site.config.json';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { useHomeRequest } from './useHomeRequest';

test('going home ends the quote in every tab and opens the marketing site [2.12-72]', () => {
  const bus = createBus();
  const storage = memoryStorage(storedQuote());
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage });
  const parts = {
    bus,
    transport,
    config: siteConfig,
    language: 'en',
    portal: null,
    chatOrigin: null,
    release: 'r2',
  } as const;
  const shell: Shell = { ...parts, setLanguage: () => {}, remotes: {}, routes: {} };
  const over = jest.fn();
  bus.on('quote:started-over', over);
  const go = jest.fn();
  renderHook(() => useHomeRequest(go), {
    wrapper: ({ children }) => <ShellContext value={shell}>{children}</ShellContext>,
  });
  act(() => bus.emit('site:home-requested', {}));
  expect(over).toHaveBeenCalledWith({ quoteId: 'quote-1' });
  expect(go).toHaveBeenCalledWith(siteConfig.marketingUrl);
});
