import { useEffect } from 'react';
import { useShell } from '../boot/ShellContext';

const leave = (address: string): void => window.location.assign(address);

/** After the purchase: clears every stored name, in every tab, and opens the marketing site (specification 2.12). */
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
