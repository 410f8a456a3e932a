import { useEffect } from 'react';
import { useShell } from '../boot/ShellContext';

const leave = (address: string): void => window.location.assign(address);

/** The purchase is over: every stored name is forgotten, in every tab, and the marketing site is next (specification 2.12). */
export function useHomeRequest(go: (address: string) => void = leave): void {
  const { bus, config, transport } = useShell();
  useEffect(
    () =>
      bus.on('site:home-requested', () => {
        bus.emit('quote:started-over', { quoteId: transport.quoteId() });
        go(config.marketingUrl);
      }),
    [bus, config, transport, go],
  );
}
