import { createContext, useContext, type ReactNode } from 'react';

const PortalContext = createContext<Element | null>(null);

/** Sets the container of dialogs: the shell's, or one inside a partner's shadow root. */
export function PortalProvider({ container, children }: { container: Element | null; children: ReactNode }) {
  return <PortalContext value={container}>{children}</PortalContext>;
}

/** The portal container; null renders in place. */
export const usePortalContainer = (): Element | null => useContext(PortalContext);
