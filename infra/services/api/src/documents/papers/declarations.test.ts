import { paperTexts } from '@shared/i18n/texts';
import { carOf, personOf } from '../../testing/household';
import { HOUSEHOLD, missing, PAT, type ReadCase, readPapers } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';

describe('the declarations, and what they share with the application', () => {
  let english: ReadCase;
  let spanish: ReadCase;

  beforeAll(async () => {
    english = await readPapers(policyFactsOf(HOUSEHOLD));
    spanish = await readPapers(policyFactsOf({ ...HOUSEHOLD, language: 'es' }));
  });

  test.each(['LIMITED', 'FULL'] as const)(
    'PA: the declarations state %s tort once, as the policyholder’s choice for the household [R50]',
    async (tort) => {
      const drivers = [personOf(1, { tort }), personOf(2)];
      const vehicles = [carOf(1, 'PA')];
      for (const [language, label, name] of [
        ['en', 'Tort option, for the household', { LIMITED: 'Limited tort', FULL: 'Full tort' }[tort]],
        ['es', 'Derecho a demandar, para todo el hogar', paperTexts.es.driver.tort[tort]],
      ] as const) {
        const { decPage } = await readPapers(policyFactsOf({ vehicles, drivers, state: 'PA', language }));
        expect(decPage.text.split(`${label} ${name}`)).toHaveLength(2);
      }
      expect(english.decPage.text).not.toContain('Tort option');
    },
  );

  test('the declarations name the discounts in the premium, and excluded drivers', () => {
    const said = {
      en: [
        'Discounts applied • Homeowners: 7% off • Monitored driver program: 5% off',
        'Excluded drivers Wilhelmina Quackenbush is excluded. Nothing is covered while this person drives',
      ],
      es: [
        'Descuentos aplicados • Dueños de vivienda: 7% menos • Programa de conductor monitoreado: 5% menos',
        'Conductores excluidos Esta póliza excluye a Wilhelmina Quackenbush',
      ],
    };
    expect(missing(english.decPage, said.en)).toEqual([]);
    expect(missing(spanish.decPage, said.es)).toEqual([]);
  });

  test.each([
    ['2026-12-30', 'Currently insured Yes Prior insurer Old Mutual'],
    ['1999-12-30', 'Currently insured No Prior insurer Old Mutual'],
  ])('the application of who was insured until %s says: %s (reading 55)', async (term_expiration, words) => {
    const facts = policyFactsOf(HOUSEHOLD);
    const prior_policy = { insurer_name: 'Old Mutual', term_expiration, duration: 6, continuous: true };
    const { packet } = await readPapers({ ...facts, quote: { ...facts.quote, prior_policy } });
    expect(missing(packet, [words])).toEqual([]);
  });

  test('each form is listed as included, or with who supplies it', () => {
    const supplied = [
      'SR-22 certificate for José Ángel Núñez-O’Neil',
      'Named driver exclusion: Wilhelmina Quackenbush',
      'Loss payable to First Bank',
      'Monitored driver program',
    ].map((form) => `${form} (Union Summit Insurance supplies this form)`);
    const here = ['2 insurance ID cards •', 'Statement of the applicant and fraud notice •'];
    for (const paper of [english.packet, english.decPage])
      expect(missing(paper, [...supplied, ...here])).toEqual([]);
  });

  test.each([
    ['en', ['1 monthly installment (', '1 mile', '1 insurance ID card ', ', 1 month']],
    ['es', ['1 cuota mensual (', '1 milla', '1 tarjeta de seguro', ', 1 mes']],
  ] as const)('%s: a count of one is singular', async (language, wanted) => {
    const facts = policyFactsOf({
      vehicles: [carOf(1, 'TX', { current_mileage: 1 })],
      drivers: [PAT],
      language,
    });
    const { quote, option } = facts;
    const { packet } = await readPapers({
      ...facts,
      quote: { ...quote, term: { effective: '2026-12-31', expires: '2027-01-31', duration: 1 as 6 } },
      option: { ...option, number_of_payments: 1 },
    });
    for (const words of wanted) expect(packet.text).toContain(words);
    expect(packet.text).not.toMatch(
      /\b1 (cuotas|millas|tarjetas|meses|miles|months|insurance ID cards|monthly installments)\b/,
    );
  });
});
