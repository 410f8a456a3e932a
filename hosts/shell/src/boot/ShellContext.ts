import type { Bus, Language } from '@shared/event-bus';
import type { Transport } from '@shared/api-client';
import type { PreviewNote, SiteConfig } from '@shared/federation/page';
import { createContext, useContext } from 'react';
import type { RemoteStore } from '../remotes/remoteStore';
import type { OwnedRoutes } from '../routing/placeFor';

/** Objects shared by the shell's parts, created once at boot. */
export interface Shell {
  bus: Bus;
  transport: Transport;
  config: SiteConfig;
  /** The release that this page came with. */
  release: string;
  /** What it changes, if it is a preview. */
  preview?: PreviewNote | undefined;
  /** Origin of the chat frame; null: no chat on this page. */
  chatOrigin: string | null;
  language: Language;
  setLanguage: (language: Language) => void;
  /** Container for dialogs; null when prerendering. */
  portal: HTMLElement | null;
  remotes: Record<string, RemoteStore>;
  routes: OwnedRoutes;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Used outside the shell');
  return shell;
}
