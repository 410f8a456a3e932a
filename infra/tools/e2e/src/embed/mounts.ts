import type { Page } from 'playwright-core';
import type { Walker } from '../journey/page';
import type { Shopper } from '../system/shopper';
import { until } from '../system/until';
import type { Mode, PartnerSite } from './partnerServer';

/** An event of an element, as its page got it. */
export interface Heard {
  type: string;
  detail: Record<string, unknown>;
}

/** Notes the events of every element; added before any script of the page. */
export const HEAR = `window.heard = [];
for (const name of ['ready', 'step', 'screen', 'quote-created', 'offers-shown', 'handoff', 'error', 'resize'])
  document.addEventListener('auto-quote:' + name, (event) => window.heard.push({ type: name, detail: event.detail }));`;

export const heardBy = ({ page }: Shopper): Promise<Heard[]> => page.evaluate('window.heard');

/** The steps of a journey in an element's screens: in its frame, or in the page, whose shadow roots are searched. */
export async function enterEmbed({ page, site, t }: Shopper, isInFrame: boolean): Promise<Walker> {
  if (!isInFrame) return { page, site, t, isEmbedded: true };
  const framed = () => page.frames().find((frame) => frame.url().startsWith(`${site}/embed/frame?`));
  await until(async () => framed() !== undefined, 'the frame of the quote');
  // A frame finds elements as a page does, and its page has the keyboard: all that a step uses.
  const walked = Object.assign(framed() ?? {}, { keyboard: page.keyboard });
  return { page: walked as unknown as Page, site, t, isEmbedded: true };
}

/** Opens a partner's page and enters its first element. */
export async function openEmbed(
  shopper: Shopper,
  partner: PartnerSite,
  mode: Mode,
  name = 'plain',
  isFrame = mode === 'frame',
): Promise<Walker> {
  await shopper.context.addInitScript(HEAR);
  await shopper.page.goto(partner.page(name, mode, shopper.language));
  return enterEmbed(shopper, isFrame);
}

/** Waits until an element says that its first field can be used. */
export const untilReady = (shopper: Shopper): Promise<void> =>
  until(
    async () => (await heardBy(shopper)).some(({ type }) => type === 'ready'),
    'an element says that it is ready',
  );
