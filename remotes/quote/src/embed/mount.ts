import { readChoices, readTheme, type EmbedMountOptions, type MountedEmbed } from '@shared/embed';
import { inMemory, ownStorage } from './ownStorage';
import { demandStyles } from './demandStyles';
import { startEmbed } from './startEmbed';
import { takeOver, type ShownStill } from './takeOver';
import { tellWrongChoices } from './tellWrongChoices';

const section = (parent: Element, tag: 'div' | 'section' = 'div'): HTMLElement => {
  const element = document.createElement(tag);
  parent.append(element);
  return element;
};

/**
 * Mounts the quote in an element of a shadow root on the partner's page (inline mode). @throws if the page's policy
 * blocks its styles
 */
export function mount(
  element: HTMLElement,
  options: EmbedMountOptions & { still?: ShownStill },
): MountedEmbed {
  const { host, site, own, choices, emit, still } = options;
  const nonce = host.getAttribute('style-nonce') ?? undefined;
  demandStyles(element, nonce);
  const [styles, box, portal] = [section(element), section(element, 'section'), section(element)];
  box.dataset['embed'] = '';
  box.dataset['start'] = host.getAttribute('start') ?? '';
  portal.dataset['embed'] = '';
  const tellWrong = tellWrongChoices(emit);
  tellWrong(choices);
  const embed = startEmbed(
    {
      mode: 'inline',
      partner: host.getAttribute('partner') ?? '',
      site,
      vehicleDataBase: own.vehicleDataBase,
      emit,
      storage: ownStorage(inMemory(), ''),
      onRendered: still && (() => takeOver(still.box, still.end)),
      language: own.language,
      theme: readTheme(own.theme).theme,
      place: { styles, box, portal, nonce },
    },
    readChoices(choices),
  );
  return {
    update: (next) => {
      tellWrong(next);
      embed.update(readChoices(next));
    },
    unmount: () => {
      embed.unmount();
      for (const part of [styles, box, portal]) part.remove();
    },
  };
}
