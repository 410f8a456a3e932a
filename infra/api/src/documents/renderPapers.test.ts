import { formatCents, paymentTotal, type Vehicle } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { choiceWording } from '@shared/i18n/choices';
import { currentStatement } from '@shared/i18n/statement';
import { carOf, personOf } from '../testing/household';
import { policyFactsOf } from '../testing/policyFacts';
import { readPdf, type ReadPdf } from '../testing/readPdf';
import type { PolicyFacts } from './policyFacts';
import { renderPapers } from './renderPapers';

const PAT = personOf(1, {
  first_name: 'José Ángel',
  last_name: 'Núñez-O’Neil',
  email: 'jose@example.com',
  phone: '2145550100',
  communication_preference: 'both',
  accident_violations: [
    { type: 'speeding_1_15', date: '2025-03-01', description: null },
    { type: 'at_fault', date: '2024-12-31', description: 'A deer' },
  ],
  requires_sr22: true,
  sr22_state: 'TX',
  sr22_case_number: 'C-77',
  sr22_filing_date: '2026-01-01',
});
const EXCLUDED = personOf(2, { first_name: 'Wilhelmina', included_in_policy: false });
const LIENHOLDER = {
  name: 'First Bank',
  address: { line1: '9 Bank Rd', line2: null, city: 'Austin', state: 'TX', zip_code: '78701' },
};
const HOUSEHOLD = {
  vehicles: [
    carOf(1, 'TX', { lienholder: LIENHOLDER, tnc: true, use_code: 'business' }),
    carOf(2, 'TX', { model: 'Civic', vin: '2HGFC2F59KH000001' }),
  ],
  drivers: [PAT, EXCLUDED],
};

interface Case {
  facts: PolicyFacts;
  packet: ReadPdf;
  decPage: ReadPdf;
}

async function read(facts: PolicyFacts): Promise<Case> {
  const { packet, decPage } = await renderPapers(facts);
  return { facts, packet: readPdf(packet), decPage: readPdf(decPage) };
}

const premiumsOf = ({ rate }: PolicyFacts) =>
  rate.vehicles.flatMap(({ premium, coverages }) => [premium, ...coverages.map((one) => one.premium)]);

/** Without its spaces: where a line ends is the drawing's affair. */
const bare = (text: string) => text.replaceAll(/\s/g, '');
const missing = ({ text }: ReadPdf, wanted: readonly string[]) =>
  wanted.filter((words) => !bare(text).includes(bare(words)));

describe('the papers of a policy', () => {
  let english: Case;
  let spanish: Case;

  beforeAll(async () => {
    english = await read(policyFactsOf(HOUSEHOLD));
    spanish = await read(policyFactsOf({ ...HOUSEHOLD, language: 'es' }));
  });

  test('both say whose policy it is, of whom, which cars, from when to when', () => {
    const wanted = [
      'USIC-TX-0000042',
      'Union Summit Insurance',
      '(312) 555-0130',
      'José Ángel Núñez-O’Neil',
      '1 Main St, Apt 2, Dallas, TX 75201',
      '12/31/2026 to 06/30/2027, 6 months',
      '2016 Honda Accord EX',
      '1HGCV1F45MA000001',
      '2017 Honda Civic EX',
      '2HGFC2F59KH000001',
      'First Bank, 9 Bank Rd, Austin, TX 78701',
      'Wilhelmina Quackenbush',
      'Ridesharing',
      'Business',
    ];
    for (const paper of [english.packet, english.decPage]) expect(missing(paper, wanted)).toEqual([]);
  });

  test('where mail goes is said where that is not home [R45]', async () => {
    const told = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };
    const drivers = [{ ...PAT, address: told }, EXCLUDED];
    const { packet, decPage } = await read(policyFactsOf({ ...HOUSEHOLD, drivers }));
    const wanted = ['Mailing address PO Box 12, Reno, NV 89501', '1 Main St, Apt 2, Dallas, TX 75201'];
    for (const paper of [packet, decPage]) expect(missing(paper, wanted)).toEqual([]);
    expect(missing(english.decPage, ['Mailing address'])).toEqual(['Mailing address']);
  });

  test('every premium, limit, fee and payment is the stored one, to the cent [R7-4]', () => {
    const { facts } = english;
    const { option, rate } = facts;
    const { amount, fee } = option.installment_info;
    const cents = [
      ...premiumsOf(facts),
      rate.policy_premium,
      option.premium,
      option.deposit,
      amount,
      amount + fee,
      option.deposit + 5 * (amount + fee),
    ];
    const wanted = [
      ...cents.map(formatCents),
      '$30,000 a person / $60,000 an accident',
      '$1,000 deductible',
      'Down payment and 5 monthly installments (plan 2738)',
      'State fee, 2 of $1.50',
      '01/31/2027',
      '02/28/2027',
      '05/31/2027',
    ];
    for (const paper of [english.packet, english.decPage]) expect(missing(paper, wanted)).toEqual([]);
    expect(bare(english.decPage.text)).not.toContain(bare(formatCents(paymentTotal(option))));
  });

  test('the application has all that was answered, and of a licence and a social no more than may be seen', () => {
    const { state } = english.facts.quote.address;
    const wanted = [
      '01/31/1991',
      'TX, number ending in 4321',
      '02/29/2012',
      'TX, case C-77',
      '03/01/2025, Speeding, 1 to 15 mph over',
      '12/31/2024, Accident, at fault, A deer',
      'Excluded from this policy',
      '42,001 miles',
      'Old Mutual',
      '02/29/2020',
      'Is any vehicle used for ridesharing? No',
      'Any damage? Yes Explanation: A dent at the back',
      'Signed by José Ángel Núñez-O’Neil on 11/21/2026.',
      choiceWording(state, 'pip_rejection')?.en ?? 'no wording',
      currentStatement(state).statement.en,
      'Stated online by José Ángel Núñez-O’Neil on 11/21/2026.',
      'Named driver exclusion: Wilhelmina Quackenbush',
    ];
    expect(missing(english.packet, wanted)).toEqual([]);
    expect(english.packet.text).not.toContain('6789');
    expect(missing(english.decPage, ['01/31/1991', 'C-77'])).toHaveLength(2);
  });

  test.each(rows(['PA', 'AR', 'OH', 'OK', 'TX'] as const, (state) => state === 'PA'))(
    '%s: its fraud notice stands above the signature',
    async (state) => {
      const { packet } = await read(policyFactsOf({ ...HOUSEHOLD, state }));
      const { notice } = currentStatement(state);
      const at = [notice.en, 'Signature of the policyholder: José'].map((words) =>
        bare(packet.text).indexOf(bare(words)),
      );
      expect(at[0]).toBeGreaterThan(0);
      expect(at[1]).toBeGreaterThan(at[0] ?? Infinity);
    },
  );

  test('an identification card a car, with the insured drivers alone', () => {
    const cards = english.decPage.pages.at(-1)?.text ?? '';
    expect(cards.match(/Insurance identification card, Texas/g)).toHaveLength(2);
    expect(cards.match(/USIC-TX-0000042 Effective 12\/31\/2026 Expires 06\/30\/2027/g)).toHaveLength(2);
    expect(cards).toContain('Insured drivers José Ángel Núñez-O’Neil');
    expect(cards).not.toContain('Wilhelmina');
  });

  test('in Spanish with its letters, the money and the dates the same', () => {
    const { facts } = spanish;
    const wanted = [
      'Número de póliza USIC-TX-0000042',
      'Del 12/31/2026 al 06/30/2027, 6 meses',
      'Responsabilidad por lesiones',
      'por persona',
      'Excluido de esta póliza',
      'José Ángel Núñez-O’Neil',
      ...premiumsOf(facts).map(formatCents),
    ];
    for (const paper of [spanish.packet, spanish.decPage]) expect(missing(paper, wanted)).toEqual([]);
    const { statement, notice } = currentStatement('TX');
    expect(missing(spanish.packet, [statement.es, notice.es])).toEqual([]);
    expect(spanish.packet.text).not.toMatch(/\b(premium|driver|coverage)\b/i);
  });

  test('tagged for who listens: language, title, headings, tables with headers', () => {
    for (const [{ packet, decPage }, language] of [
      [english, 'en-US'],
      [spanish, 'es-US'],
    ] as const) {
      for (const paper of [packet, decPage]) {
        expect([paper.marked, paper.language]).toEqual([true, language]);
        const roles = new Set(paper.pages.flatMap((page) => page.roles));
        for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody'])
          expect([...roles]).toContain(role);
      }
    }
    expect(english.packet.title).toBe('Application for auto insurance');
    expect(spanish.decPage.title).toBe('Declaraciones de la póliza de auto');
  });

  test('the same facts give the same file', async () => {
    const [first, second] = [await renderPapers(english.facts), await renderPapers(english.facts)];
    expect(first.packet.equals(second.packet)).toBe(true);
    expect(first.decPage.equals(second.decPage)).toBe(true);
  });
});

test('six cars and six drivers go on over pages: head and number on each, everybody and everything on one', async () => {
  const vehicles = [1, 2, 3, 4, 5, 6].map((number) => carOf(number, 'TX'));
  const drivers = [1, 2, 3, 4, 5, 6].map((number) => personOf(number));
  const { packet, decPage, facts } = await read(policyFactsOf({ vehicles, drivers }));
  for (const { pages } of [packet, decPage]) {
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, { text }] of pages.entries()) {
      expect(text).toContain('Union Summit Insurance | Policy USIC-TX-0000042');
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    }
  }
  const names = drivers.map(({ first_name: name }) => `${name} Quackenbush`);
  const vins = vehicles.map((car: Vehicle) => car.vin ?? '');
  for (const paper of [packet, decPage])
    expect(missing(paper, [...names, ...vins, ...premiumsOf(facts).map(formatCents)])).toEqual([]);
});

test('a name with letters that the fonts lack is written with the nearest ones', async () => {
  const drivers = [personOf(1, { first_name: 'Zoë Łucja', last_name: 'Kovač-Őry' })];
  const { decPage } = await read(policyFactsOf({ vehicles: [carOf(1, 'TX')], drivers }));
  expect(decPage.text).toContain('Zoë Lucja Kovac-Ory');
});
