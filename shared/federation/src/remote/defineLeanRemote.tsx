import type { RemoteModule } from '@shared/event-bus';
import { createTexts, type Texts } from '@shared/i18n';
import type { ComponentType } from 'react';
import { remoteOf } from './remoteOf';

/** A remote on the way to the site's first screen: it begins with these texts, later chunks bring theirs. */
export interface LeanRemoteDefinition {
  App: ComponentType;
  texts: Texts;
}

/** As `defineRemote`, but the first chunk carries only the texts it names (budgets, start). */
export function defineLeanRemote({ App, texts }: LeanRemoteDefinition): RemoteModule {
  return remoteOf(App, (language) => createTexts(language, texts));
}
