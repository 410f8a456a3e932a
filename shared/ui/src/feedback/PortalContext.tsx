import { createContext, useContext, type ReactNode } from 'react';

const PortalContext = createContext<Element | null>(null);

/** Names the element into which dialogs are rendered: the shell's, or one inside a partner's shadow root. */
export function PortalProvider({ container, children }: { container: Element | null; children: ReactNode }) {
  return <PortalContext value={container}>{children}</PortalContext>;
}

/** The element for portals; null means: render in place. */
export const usePortalContainer = (): Element | null => useContext(PortalContext);
