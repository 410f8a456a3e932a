import { STATE_CODES } from '@shared/domain';
import { ID_CARD_RULES } from '@shared/domain/purchase';
import { rows } from '@shared/testing/form';
import { bare, HOUSEHOLD, missing, type ReadCase, readPapers } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';

describe('ID cards', () => {
  let english: ReadCase;
  let spanish: ReadCase;

  beforeAll(async () => {
    english = await readPapers(policyFactsOf(HOUSEHOLD));
    spanish = await readPapers(policyFactsOf({ ...HOUSEHOLD, language: 'es' }));
  });

  test('ID cards are a separate paper: one card per car, its sides on card-size pages, then all to cut out [R50-3]', () => {
    const { idCards, decPage } = english;
    expect(idCards.title).toBe('Insurance ID cards');
    expect(decPage.text).not.toContain('Texas Liability Insurance Card');
    expect(idCards.pages.map(({ size }) => size)).toEqual([
      ...Array.from({ length: 4 }, () => [3.375 * 72, 2.125 * 72]),
      [8.5 * 72, 11 * 72],
    ]);
    const [front, back, other, , sheet] = idCards.pages.map(({ text }) => text);
    const wanted = [
      'Texas Liability Insurance Card',
      'Carrier Union Summit Insurance Company 130 Example Plaza, Chicago, IL 60601',
      'Company number 00130',
      'Policy number USIC-TX-0000042',
      'Effective 12/31/2026, 12:01 a.m.',
      'Expires 06/30/2027, 12:01 a.m.',
      'Standard time at the address of the policyholder.',
      'Insured José Ángel Núñez-O’Neil 1 Main St, Apt 2, Dallas, TX 75201',
      'Vehicle 2016 Honda Accord EX',
      '1HGCV1F45MA000001',
    ];
    for (const words of wanted) expect(front).toContain(words);
    expect(other).toContain('2HGFC2F59KH000001');
    expect(back).toContain('Insured drivers José Ángel Núñez-O’Neil');
    expect(back).toContain('Agency Milepost Insurance Agency, LLC, (312) 555-0142');
    expect(back).toContain('excluded drivers, not covered Wilhelmina Quackenbush');
    expect(bare(back ?? '')).toContain(bare(ID_CARD_RULES.TX.statement.en));
    for (const words of [...wanted, '2HGFC2F59KH000001']) expect(sheet).toContain(words);
  });

  test('a card of a Spanish policy is in English with Spanish next to it, never in Spanish alone', () => {
    const { text } = spanish.idCards;
    for (const words of [
      'Texas Liability Insurance Card',
      'Effective / Vigente desde 12/31/2026, 12:01 a.m.',
      'Expires / Vence 06/30/2027, 12:01 a.m.',
      'Standard time at the address of the policyholder. Hora estándar en la dirección del titular de la póliza.',
      'Insured drivers / Conductores asegurados',
    ])
      expect(text).toContain(words);
    const { en, es = 'none' } = ID_CARD_RULES.TX.statement;
    expect(missing(spanish.idCards, [en, es])).toEqual([]);
    expect(missing(english.idCards, [es])).toEqual([es]);
  });

  test.each(rows(STATE_CODES, (state) => state === 'OK'))(
    '%s: its card contains the wording its law requires',
    async (state) => {
      const { idCards } = await readPapers(policyFactsOf({ ...HOUSEHOLD, state }));
      const { title, statement, showsAddress } = ID_CARD_RULES[state];
      expect(missing(idCards, [title, statement.en])).toEqual([]);
      expect(idCards.text.includes('1 Main St')).toBe(showsAddress);
    },
  );
});
