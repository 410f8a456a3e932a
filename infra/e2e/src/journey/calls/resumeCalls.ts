import { randomUUID } from 'node:crypto';
import { paths } from '@shared/domain';
import { button, seeHeading, visit } from '../page';
import type { Caller, CallGroup } from './callStory';

const email = ({ page, t }: Caller) => page.getByRole('textbox', { name: t('shell:resume.email') });

/** A quote that is not open in this browser, asked for by mail. */
export const resumeCalls: CallGroup = {
  name: 'a quote of another browser',
  stage: 'nobody',
  calls: [
    {
      name: 'asking for a link',
      call: { method: 'POST', path: /^\/v2\/resume-links$/ },
      before: async (caller) => {
        // Letters are limited by quote and by address: nobody's has been asked for before.
        await visit(caller, paths.rates(randomUUID()));
        await seeHeading(caller, caller.t('shell:resume.title'));
        await email(caller).fill(`ann-${randomUUID()}@example.com`);
      },
      act: (caller) => button(caller, caller.t('shell:resume.submit')).click(),
      told: ({ page, t }) => page.getByText(t('shell:resume.failed')),
      kept: async (caller) => expect(await email(caller).inputValue()).toMatch(/^ann-.+@example\.com$/),
      done: ({ page, t }) => page.getByText(t('shell:resume.sentTitle')).waitFor(),
    },
  ],
};
