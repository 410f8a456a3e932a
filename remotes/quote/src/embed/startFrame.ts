import { sessionStore } from '@shared/domain';
import type { EmbedChoices } from '@shared/embed';
import { APP_ID, STATIC_PAGE_ID } from '@shared/federation/page';
import { frameTheme, readData } from './frameData';
import { openParentLine } from './openParentLine';
import { ownStorage } from './ownStorage';
import { startEmbed } from './startEmbed';
import { takeOver } from './takeOver';

function elementOf(id: string, tag: 'main' | 'div'): HTMLElement {
  const element = document.getElementById(id) ?? document.createElement(tag);
  element.id = id;
  element.dataset['embed'] = '';
  document.body.append(element);
  return element;
}

/** Starts the quote in the page that a partner frames. Does nothing on any other page. */
export async function startFrame(): Promise<void> {
  const data = readData();
  if (!data) return;
  const line = openParentLine(data.origins);
  const nothing: EmbedChoices = { theme: {}, prefill: {} };
  const first = (await line.firstChoices) ?? nothing;
  const storage = ownStorage(sessionStore, `embed:${data.partner}:${window.name}:`);
  const still = document.getElementById(STATIC_PAGE_ID);
  const embed = startEmbed(
    {
      mode: 'frame',
      site: location.origin,
      emit: line.tell,
      onRendered: () => takeOver(still, () => still?.remove()),
      ...data,
      storage,
      theme: frameTheme(data),
      place: {
        styles: document.head,
        box: elementOf(APP_ID, 'main'),
        portal: elementOf('portal', 'div'),
      },
    },
    first,
  );
  line.onChoices(embed.update);
}
