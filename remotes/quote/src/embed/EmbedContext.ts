import type { EmbedEventName, EmbedEvents, EmbedMode } from '@shared/embed';
import { createContext, useContext } from 'react';

export type Emit = <Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]) => void;

/** What the screens know of the partner's page. */
export interface Embed {
  mode: EmbedMode;
  /** The site's origin. */
  site: string;
  emit: Emit;
  place: { box: HTMLElement };
  /** Called once, when the first field is there. */
  onRendered?: (() => void) | undefined;
}

export const EmbedContext = createContext<Embed | null>(null);

/** The embed around this screen. */
export function useEmbed(): Embed {
  const embed = useContext(EmbedContext);
  if (!embed) throw new Error('Used outside an embed');
  return embed;
}
