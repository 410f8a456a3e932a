import { TEST_SITE } from '../../testing/testSite';
import { LETTER_TEXTS } from '../locales/letterTexts';
import { endedLetter } from './endedLetter';
import { policyLetter } from './policyLetter';
import type { Payments } from './paymentList';
import { readyLetter } from './readyLetter';

const facts = { to: 'pat@example.com', site: TEST_SITE };
const payments: Payments = {
  option: {
    plan_code: '4504',
    plan_type: 'monthly',
    plan_description: '3 Pay',
    premium: 113_101,
    deposit: 50_701,
    number_of_payments: 2,
    installment_info: { amount: 31_200, fee: 500 },
    savingsText: null,
  },
  effective: '2026-12-15',
  carrier: 'USIC',
};
const papers = [
  { id: 'c', type: 'id_cards' as const, sha256: '', content: Buffer.from('%PDF-cards') },
  { id: 'a', type: 'esign_packet' as const, sha256: '', content: Buffer.from('%PDF-signed') },
  { id: 'b', type: 'dec_page' as const, sha256: '', content: Buffer.from('%PDF-dec') },
];

test.each([
  [
    'en',
    'Your policy USIC-TX-0000042',
    'id-cards.pdf',
    'signed-application.pdf',
    'declarations.pdf',
    'You’re covered from December 15, 2026',
  ],
  [
    'es',
    'Su póliza USIC-TX-0000042',
    'tarjetas-de-seguro.pdf',
    'solicitud-firmada.pdf',
    'pagina-de-declaraciones.pdf',
    'Tiene cobertura a partir del 15 de diciembre de 2026',
  ],
] as const)(
  '%s: the policy letter names its number and attaches its papers, each under its name',
  (language, subject, cards, packet, decPage, title) => {
    const letter = policyLetter({
      ...facts,
      language,
      state: 'TX',
      number: 'USIC-TX-0000042',
      firstDay: '2026-12-15',
      payments,
      isMonitored: language === 'en',
      now: Date.parse('2026-11-24T18:00:00Z'),
      papers,
    });
    expect([letter.to, letter.subject]).toEqual(['pat@example.com', subject]);
    // Who reads it has bought.
    expect(letter.text).not.toMatch(/If you buy|Si usted compra/);
    expect(letter.text).toMatch(/The carrier pays us a commission|La aseguradora nos paga una comisión/);
    expect(letter.attachments?.map(({ name, contentType }) => [name, contentType])).toEqual([
      [cards, 'application/pdf'],
      [packet, 'application/pdf'],
      [decPage, 'application/pdf'],
      [language === 'en' ? 'payments.ics' : 'pagos.ics', 'text/calendar'],
    ]);
    const [, signed, dec, calendar] = (letter.attachments ?? []).map(({ contentBase64 }) =>
      Buffer.from(contentBase64, 'base64').toString(),
    );
    expect([signed, dec]).toEqual(['%PDF-signed', '%PDF-dec']);
    expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar?.replaceAll('\r\n ', '')).toContain('DTSTART;VALUE=DATE:20270215');
    expect(letter.html).toContain(`<html lang="${language}">`);
    for (const part of [letter.html, letter.text])
      for (const words of [
        title,
        'USIC-TX-0000042',
        LETTER_TEXTS[language].policy.attached,
        '(312) 555-0142',
        language === 'en' ? '$317.00 on January 15, 2027' : '$317.00 el 15 de enero de 2027',
        language === 'en' ? '$507.01, charged to your card' : '$507.01, cobrado a su tarjeta',
      ])
        expect(part).toContain(words);
    // The letter that the screens of a monitored price promise (specification 9).
    expect(letter.text.includes('to get the app, call Union Summit Insurance at (')).toBe(language === 'en');
    expect(letter.text.includes(LETTER_TEXTS[language].program.title)).toBe(language === 'en');
  },
);

test.each([
  ['en', 'EXPIRED', 'wasn’t signed in time'],
  ['en', 'FAILED', 'We couldn’t complete your policy'],
  ['es', 'EXPIRED', 'no se firmó a tiempo'],
  ['es', 'FAILED', 'No pudimos completar su póliza'],
] as const)(
  '%s: a purchase that ended as %s says why, that nothing was taken, and whom to ask',
  (language, end, why) => {
    const letter = endedLetter({ ...facts, language, end });
    expect(letter.subject).toBe(LETTER_TEXTS[language].ended.subject.replace('{{brand}}', 'Milepost'));
    expect(letter.attachments).toBeUndefined();
    for (const part of [letter.html, letter.text])
      for (const words of [why, LETTER_TEXTS[language].ended.noMoney, 'help@milepost.example'])
        expect(part).toContain(words);
    expect(letter.text).not.toContain('{{');
  },
);

const READY = {
  number: 'USIC-TX-0000042',
  place: { state: 'TX', county: 'Dallas' } as const,
  payments,
  quoteId: 'quote-1',
  code: 'c0de',
};

test.each([
  // Seventy-two hours, to the second; and the end of a first day in Texas, which is no minute of the next.
  ['en', '2026-11-24T18:00:30Z', /November 24, 2026 at 12:00\sp\.m\. CST/],
  ['en', '2026-12-02T06:00:00Z', /December 1, 2026 at 11:59\sp\.m\. CST/],
  ['es', '2026-12-02T06:00:00Z', /1 de diciembre de 2026 a las 11:59\sp\.\s?m\.\sCST/],
] as const)(
  '%s: the letter for papers that must be signed by %s names the last minute and links to them',
  (language, end, last) => {
    const letter = readyLetter({ ...facts, ...READY, language, signBy: Date.parse(end) });
    const { title, action, note } = LETTER_TEXTS[language].ready;
    expect([letter.to, letter.subject, letter.attachments]).toEqual(['pat@example.com', title, undefined]);
    expect(letter.html).toContain(`<html lang="${language}">`);
    for (const part of [letter.html, letter.text]) {
      for (const words of [
        title,
        action,
        note,
        READY.number,
        language === 'en'
          ? 'at 12:01 a.m. on December 15, 2026'
          : 'a las 12:01 a.m. del 15 de diciembre de 2026',
        language === 'en' ? '$507.01 when you sign' : '$507.01 cuando firme',
        'https://site.test/resume/c0de',
        '/quotes/quote-1/rates/',
      ])
        expect(part).toContain(words);
      expect(part).toMatch(last);
      expect(part).not.toContain('{{');
    }
  },
);
