import { contactMe, listConsents } from '@shared/api-client/requests';
import { paths } from '@shared/domain';
import { currentConsentWording } from '@shared/i18n';
import { clientOf } from '../../system/apiClient';
import { anAddress } from '../letters';
import { button, seeHeading, stored, visit } from '../page';
import type { Caller, CallGroup, CallStory } from './callStory';

const WORDING = currentConsentWording('telephone_contact');

/** Opens the privacy page with an active consent; asks an agent only once, because letters are limited. */
async function openPrivacy(caller: Caller): Promise<void> {
  await visit(caller, paths.privacy());
  await seeHeading(caller, caller.t('shell:privacyPage.title'));
  const { client, quoteId } = await clientOf(caller);
  const { consents } = await listConsents(client, quoteId);
  if (consents.length > 0) return;
  await contactMe(client, quoteId, {
    to: anAddress(),
    fullName: 'Ann Example',
    phoneNumber: '3125550143',
    telephoneConsent: { version: WORDING.version },
  });
}

const seeConsent = ({ page, language }: Caller) => page.getByText(WORDING[language]).waitFor();

const reading: CallStory = {
  name: 'reading the consents',
  call: { method: 'GET', path: /^\/v2\/quotes\/[^/]+\/consents$/ },
  withPage: true,
  before: openPrivacy,
  act: (caller) => visit(caller, paths.privacy()),
  message: ({ page, t }) => page.getByText(t('shell:privacyPage.consents.unread')),
  kept: async (caller) => {
    await seeHeading(caller, caller.t('shell:privacyPage.title'));
    expect(await stored(caller, 'quoteId')).toBe(caller.held.quoteId);
  },
  again: (caller) => button(caller, caller.t('shell:privacyPage.consents.retry')).click(),
  done: seeConsent,
};

const withdrawing: CallStory = {
  name: 'withdrawing a consent',
  call: { method: 'POST', path: /^\/v2\/quotes\/[^/]+\/consents\/[^/]+\/withdraw$/ },
  before: async (caller) => {
    await openPrivacy(caller);
    await visit(caller, paths.privacy());
    await seeConsent(caller);
  },
  act: (caller) => button(caller, caller.t('shell:privacyPage.consents.withdraw.telephone_contact')).click(),
  message: ({ page, t }) =>
    page.getByText(t('shell:privacyPage.consents.failed', { phone: '(312) 555-0142' })),
  kept: seeConsent,
  done: async (caller) => {
    await button(caller, caller.t('shell:privacyPage.consents.withdraw.telephone_contact')).waitFor({
      state: 'detached',
    });
    const { client, quoteId } = await clientOf(caller);
    expect((await listConsents(client, quoteId)).consents).toEqual([
      expect.objectContaining({ withdrawn_at: expect.any(String) }),
    ]);
  },
};

/** The shopper's consents: listed, and withdrawn. */
export const consentCalls: CallGroup = {
  name: 'the consents',
  stage: 'rated',
  calls: [reading, withdrawing],
};
