import { formatCents, paymentTotal, type Vehicle } from '@shared/domain';
import { rows } from '@shared/testing/form';
import { choiceWording } from '@shared/i18n/choices';
import { currentStatement } from '@shared/i18n/statement';
import { carOf, personOf } from '../testing/household';
import { policyFactsOf } from '../testing/policyFacts';
import { bare, HOUSEHOLD, missing, type ReadCase, readPapers } from '../testing/papers';
import type { PolicyFacts } from './policyFacts';
import { renderPapers } from './renderPapers';

const premiumsOf = ({ rate }: PolicyFacts) =>
  rate.vehicles.flatMap(({ premium, coverages }) => [premium, ...coverages.map((one) => one.premium)]);

describe('the papers of a policy', () => {
  let english: ReadCase;
  let spanish: ReadCase;

  beforeAll(async () => {
    english = await readPapers(policyFactsOf(HOUSEHOLD));
    spanish = await readPapers(policyFactsOf({ ...HOUSEHOLD, language: 'es' }));
  });

  test('both name the policyholder, cars, and both ends of the term (reading 61)', () => {
    const wanted = [
      'USIC-TX-0000042',
      'Carrier Union Summit Insurance Company',
      'Sold by Milepost Insurance Agency, LLC, TX license EX-TX-1, 100 Example Plaza',
      '(312) 555-0130',
      'José Ángel Núñez-O’Neil',
      '1 Main St, Apt 2, Dallas, TX 75201',
      '12/31/2026 to 06/30/2027, 6 months Begins and ends at 12:01 a.m. standard time at the address of the policyholder.',
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

  test('the mailing address is shown if it differs from home [R45]', async () => {
    const mailing = { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' };
    const drivers = HOUSEHOLD.drivers.map((one) => (one.policy_holder ? { ...one, address: mailing } : one));
    const { packet, decPage } = await readPapers(policyFactsOf({ ...HOUSEHOLD, drivers }));
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
      '$30,000 per person / $60,000 per accident',
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

  test('the application has all answers, and only the permitted digits of a license and an SSN', () => {
    const { state } = english.facts.quote.address;
    const wanted = [
      '01/31/1991',
      'Texas, number ending in 4321',
      '02/29/2012',
      'Texas, case C-77',
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

  test('the application states only what was asked: of an excluded driver who it is, and no SR-22 in PA (readings 13, 50)', async () => {
    const { text } = english.packet;
    expect(text.split('Accidents and violations')).toHaveLength(2);
    expect(text.split(/SR-22 filing (?!date)/)).toHaveLength(2);
    expect(text.split('Marital status')).toHaveLength(2);
    const { packet } = await readPapers(policyFactsOf({ ...HOUSEHOLD, drivers: [personOf(1)], state: 'PA' }));
    expect(packet.text).not.toContain('SR-22 filing');
  });

  test.each(rows(['PA', 'AR', 'OH', 'OK', 'TX'] as const, (state) => state === 'PA'))(
    '%s: its fraud notice is above the signature',
    async (state) => {
      const { packet } = await readPapers(policyFactsOf({ ...HOUSEHOLD, state }));
      const { notice } = currentStatement(state);
      const at = [notice.en, 'Signature of the policyholder: José'].map((words) =>
        bare(packet.text).indexOf(bare(words)),
      );
      expect(at[0]).toBeGreaterThan(0);
      expect(at[1]).toBeGreaterThan(at[0] ?? Infinity);
    },
  );

  test('a state has its name in the language of the paper (issue 17)', async () => {
    const { packet } = await readPapers(policyFactsOf({ ...HOUSEHOLD, state: 'PA', language: 'es' }));
    expect(missing(packet, ['Aviso de fraude de Pensilvania'])).toEqual([]);
  });

  test('Spanish papers have Spanish letters, and the same money and dates', () => {
    const { facts } = spanish;
    const wanted = [
      'Número de póliza USIC-TX-0000042',
      'Vendida por Milepost Insurance Agency, LLC, licencia EX-TX-1 en TX, 100 Example Plaza',
      'Del 12/31/2026 al 06/30/2027, 6 meses Empieza y termina a las 12:01 a.m., hora estándar en la dirección del titular de la póliza.',
      'Responsabilidad civil por lesiones corporales',
      'por persona',
      'Conductores',
      'José Ángel Núñez-O’Neil',
      ...premiumsOf(facts).map(formatCents),
    ];
    for (const paper of [spanish.packet, spanish.decPage]) expect(missing(paper, wanted)).toEqual([]);
    const { statement, notice } = currentStatement('TX');
    expect(missing(spanish.packet, [statement.es, notice.es])).toEqual([]);
    expect(spanish.packet.text).not.toMatch(/\b(premium|driver|coverage)\b/i);
  });

  test('are tagged for screen readers: language, title, headings, tables with headers', () => {
    for (const [{ packet, decPage }, language] of [
      [english, 'en-US'],
      [spanish, 'es-US'],
    ] as const) {
      for (const paper of [packet, decPage]) {
        expect([paper.marked, paper.language]).toEqual([true, language]);
        const roles = new Set(paper.pages.flatMap((page) => page.roles));
        for (const role of ['Document', 'H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody'])
          expect([...roles]).toContain(role);
      }
    }
    expect(english.packet.title).toBe('Application for auto insurance');
    expect(spanish.decPage.title).toBe('Declaraciones de la póliza de auto');
  });

  test('the same facts produce the same file', async () => {
    const [first, second] = [await renderPapers(english.facts), await renderPapers(english.facts)];
    expect(first.idCards.equals(second.idCards)).toBe(true);
    expect(first.packet.equals(second.packet)).toBe(true);
    expect(first.decPage.equals(second.decPage)).toBe(true);
  });
});

test('six cars and six drivers span several pages: header and number on each, each car and driver on one', async () => {
  const vehicles = [1, 2, 3, 4, 5, 6].map((number) => carOf(number, 'TX'));
  const drivers = [1, 2, 3, 4, 5, 6].map((number) => personOf(number));
  const { packet, decPage, facts } = await readPapers(policyFactsOf({ vehicles, drivers }));
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
