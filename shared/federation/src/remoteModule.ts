import type { ComponentType } from 'react';
import type { Transport } from '@shared/api-client';
import type { Bus, Language } from '@shared/event-bus';

/** Increased when the props or a route's meaning change so that an older shell could not serve them. */
export const REMOTE_CONTRACT_VERSION = 1;

/** What the shell passes to a remote; a remote brings everything else. */
export interface RemoteModuleProps {
  bus: Bus;
  transport: Transport;
  language: Language;
  /** Container for dialogs, outside the remote's own box. */
  portal: HTMLElement;
}

/** Options of the standalone build that runs a remote alone or on a partner's page. */
export interface MountOptions {
  /** Base of the API, e.g. `https://quotes.example` (default: the page's own origin). */
  apiBase?: string;
  vehicleDataBase?: string;
  language?: Language;
  /** Initial path of the memory router. */
  path?: string;
  /** Receives every bus event (partners listen here). */
  onEvent?: (name: string, payload: unknown) => void;
}

/** The default export of every remote's `./RemoteModule`. */
export interface RemoteModule {
  contractVersion: number;
  Component: ComponentType<RemoteModuleProps>;
  /** Fetches what the first screen needs besides its code; shells that support it wait for it before rendering. */
  prepare?: (language: Language) => Promise<void>;
}

/** Renders the remote into `el` with its own root and memory router; returns the unmount function. */
export type Mount = (el: HTMLElement, options?: MountOptions) => () => void;
