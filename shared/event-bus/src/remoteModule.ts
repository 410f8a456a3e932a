import type { ComponentType } from 'react';
import type { Transport } from '@shared/api-client';
import type { Bus } from './bus';
import type { Language } from './events';

/** Raised when the props or the meaning of a route change in a way an older shell could not serve. */
export const REMOTE_CONTRACT_VERSION = 1;

/** What the shell hands to a remote; everything else a remote brings along. */
export interface RemoteModuleProps {
  bus: Bus;
  transport: Transport;
  language: Language;
  /** Where dialogs are drawn, so that they leave the remote's own box. */
  portal: HTMLElement;
}

/** Options of the self-contained build that runs a remote alone or on a partner's page. */
export interface MountOptions {
  /** Base of the API, e.g. `https://quotes.example` (default: the page's own origin). */
  apiBase?: string;
  vehicleDataBase?: string;
  language?: Language;
  /** First path of the memory router. */
  path?: string;
  /** Receives every bus event (partners listen here). */
  onEvent?: (name: string, payload: unknown) => void;
}

/** The default export of every remote's `./RemoteModule`. */
export interface RemoteModule {
  contractVersion: number;
  Component: ComponentType<RemoteModuleProps>;
  /** Fetches what the first screen needs beside its code, before it is shown; a shell that knows it waits for it. */
  prepare?: (language: Language) => Promise<void>;
}

/** Draws the remote into `el` with a root and a memory router of its own; the answer takes it away again. */
export type Mount = (el: HTMLElement, options?: MountOptions) => () => void;
