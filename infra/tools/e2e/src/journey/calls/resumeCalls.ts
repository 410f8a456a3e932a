import { randomUUID } from 'node:crypto';
import { sendQuote } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { apiClient } from '../../system/apiClient';
import { makeQuote } from '../../system/heldQuote';
import { anAddress, openLetter } from '../letters';
import { arriveAt, button, seeHeading, stored, visit } from '../page';
import type { Caller, CallGroup, CallStory } from './callStory';

const email = ({ page, t }: Caller) => page.getByRole('textbox', { name: t('shell:resume.email') });

const askingForLink: CallStory = {
  name: 'requesting a link',
  call: { method: 'POST', path: /^\/v2\/resume-links$/ },
  before: async (caller) => {
    // Letters are limited by quote and by address, and this pair is unused.
    await visit(caller, paths.rates(randomUUID()));
    await seeHeading(caller, caller.t('shell:resume.title'));
    await email(caller).fill(anAddress());
  },
  act: (caller) => button(caller, caller.t('shell:resume.submit')).click(),
  message: ({ page, t }) => page.getByText(t('shell:resume.failed')),
  kept: async (caller) => expect(await email(caller).inputValue()).toMatch(/^ann-.+@example\.com$/),
  done: ({ page, t }) => page.getByText(t('shell:resume.sentTitle')).waitFor(),
};

/** The link of a letter about a quote that was created and rated elsewhere. */
async function mailedLink(caller: Caller): Promise<string> {
  const elsewhere = apiClient({}, caller.wire.address);
  const { quoteId } = await makeQuote(elsewhere, 'rated');
  const to = anAddress();
  await sendQuote(elsewhere, quoteId, to);
  const link = /\/resume\/\S+/.exec(await openLetter(caller, to));
  if (!link) throw new Error('a letter without its link');
  return link[0];
}

const openingLink: CallStory = {
  name: 'opening a mailed link',
  call: { method: 'POST', path: /^\/v2\/resume$/ },
  before: async (caller) => {
    await visit(caller, await mailedLink(caller));
    await seeHeading(caller, caller.t('shell:resumeLink.title'));
  },
  act: (caller) => button(caller, caller.t('shell:resumeLink.open')).click(),
  message: ({ page, t }) => page.getByText(t('shell:resumeLink.failed')),
  kept: async (caller) => {
    await seeHeading(caller, caller.t('shell:resumeLink.title'));
    expect(await stored(caller, 'quoteId')).toBeNull();
  },
  done: (caller) => arriveAt(caller, /^\/quotes\/[^/]+\/rates\/?$/),
};

/** A quote that is not open in this browser: its link is requested by email, and opened. */
export const resumeCalls: CallGroup = {
  name: 'a quote of another browser',
  stage: 'nobody',
  calls: [askingForLink, openingLink],
};
