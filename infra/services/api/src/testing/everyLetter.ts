import type { Letter } from '../mail/letter';
import { contactLetter } from '../mail/letters/contactLetter';
import { endedLetter } from '../mail/letters/endedLetter';
import { internalLetter } from '../mail/letters/internalLetter';
import { laterLetter } from '../mail/letters/laterLetter';
import { policyLetter } from '../mail/letters/policyLetter';
import { quoteLetter } from '../mail/letters/quoteLetter';
import { readyLetter } from '../mail/letters/readyLetter';
import { referralLetter } from '../mail/letters/referralLetter';
import { refusalLetter } from '../mail/letters/refusalLetter';
import { resumeLetter } from '../mail/letters/resumeLetter';
import { arrivedLetter, waitingLetter } from '../mail/letters/waitingLetters';
import { withdrawnLetter } from '../mail/letters/withdrawnLetter';
import { HOUSEHOLD } from './papers';
import { policyFactsOf } from './policyFacts';
import { TEST_SITE } from './testSite';

const NOW = Date.parse('2026-11-24T18:00:00Z');
const SHOPPER = {
  to: 'ann@example.com',
  fullName: 'Ann Sample',
  phoneNumber: '3125550100',
  telephoneConsent: undefined,
};

/** Every letter that the API sends in a language, by its name. */
export function everyLetter(language: 'en' | 'es'): Record<string, Letter> {
  const { quote, rate: rated, option } = policyFactsOf({ ...HOUSEHOLD, language });
  // Only a plan that a final quote offers has payments to show.
  const rate = { ...rated, payment_options: [{ ...option, plan_code: '1006' }] };
  const base = { to: 'ann@example.com', language, site: TEST_SITE, code: 'c0de', now: NOW };
  const about = { ...base, quote, number: 'Q-1000001' };
  const payments = { option, effective: '2026-12-15', carrier: rate.carrier_id };
  const policy = { ...base, number: 'USIC-TX-0000042', payments };
  const signing = { signBy: NOW, place: quote.address, quoteId: quote.id };
  return {
    quote: quoteLetter({ ...about, rates: [rate, { ...rate, payment_options: [] }] }),
    later: laterLetter({ ...base, quote, step: 'quote.drivers' }),
    resume: resumeLetter({ ...base, quoteId: quote.id, until: 'December 1, 2026' }),
    contact: contactLetter({ ...about, agent: 'agent@example.com', shopper: SHOPPER, rate }),
    internal: internalLetter('copy@example.com', TEST_SITE, quote, 'Q-1000001', [rate]),
    referral: referralLetter({ ...about, agent: 'agent@example.com', rate: rated, issuedOn: '2026-11-21' }),
    refusal: refusalLetter({ ...about, rate, plan: 'Missouri Automobile Insurance Plan' }),
    ready: readyLetter({ ...policy, ...signing }),
    policy: policyLetter({ ...policy, isMonitored: true, state: 'TX', firstDay: '2026-12-15', papers: [] }),
    ended: endedLetter({ ...base, end: 'EXPIRED' }),
    waiting: waitingLetter({ ...base, zip: '99501', state: 'AK' }),
    arrived: arrivedLetter({ ...base, zip: '60018' }),
    withdrawn: withdrawnLetter('agent@example.com', TEST_SITE, {
      kind: 'telephone_contact',
      number: 'Q-1000001',
      about: '3125550100',
    }),
  };
}
