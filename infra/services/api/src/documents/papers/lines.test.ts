import {
  type CoverageChoice,
  coveragesFor,
  formatCents,
  formatDollars,
  PACKAGE_NAMES,
  type PackageName,
  STATE_CODES,
  type StateCode,
} from '@shared/domain';
import {
  type AskedLine,
  askedLines,
  choiceOf,
  decidedLines,
  keptLines,
  linedVehicles,
  STATE_LINES,
} from '@shared/domain/purchase';
import { lineWording } from '@shared/i18n/choices';
import { paperTexts } from '@shared/i18n/texts';
import { applicationBlocks } from '../../mail/letters/applicationBlocks';
import { carOf, personOf } from '../../testing/household';
import type { ReadPdf } from '../../testing/readPdf';
import { bare, missing, readPapers } from '../../testing/papers';
import { policyFactsOf } from '../../testing/policyFacts';
import { PAPER_TEXTS } from '../locales/paperTexts';
import type { PolicyFacts } from '../policyFacts';

const SIGNATURE = { version: '2026-11', consent_id: 'c', signed_at: '2026-11-22T03:30:00.000Z' };
const PREMIUMS = [59_800, 64_800];

const carIn = (state: StateCode, name: PackageName) =>
  carOf(1, state, { coverage_package_name: name, coverages: coveragesFor(state, name) });

/** The choice about a line; a rejection is signed where the state wants that. */
const decided = (line: AskedLine, choice: CoverageChoice): CoverageChoice =>
  choice.choice === 'reject' && line.signed !== null
    ? { ...choice, signature: { ...SIGNATURE, ...(line.line === 'tort' ? { premiums: PREMIUMS } : {}) } }
    : choice;

/** A policy of one car whose shopper kept everything, or turned everything down. */
function policyWith(
  state: StateCode,
  name: PackageName,
  wish: CoverageChoice['choice'],
  language: 'en' | 'es' = 'en',
): PolicyFacts {
  const drivers = [personOf(1, { tort: state === 'PA' ? 'LIMITED' : null })];
  const { quote } = policyFactsOf({ vehicles: [carIn(state, name)], drivers, state });
  const made =
    wish === 'keep' ? keptLines(quote) : decidedLines(quote, () => ({ choice: 'reject', amount: null }));
  const coverage_choices = made.map((choice) => {
    const line = askedLines(quote, made).find((asked) => asked.line === choice.line);
    return line ? decided(line, choice) : choice;
  });
  const vehicles = linedVehicles({ ...quote, coverage_choices });
  const facts = policyFactsOf({ vehicles, drivers, state, language });
  return { ...facts, quote: { ...facts.quote, coverage_choices, signed_choices: [] } };
}

/** A paper's words without what every page repeats, because a rejection may continue on the next page. */
function flowing(paper: ReadPdf, { language, policyNumber }: PolicyFacts): ReadPdf {
  const { head, foot, titles } = PAPER_TEXTS[language];
  const top = head.replace('{{carrier}}', 'Union Summit Insurance').replace('{{number}}', policyNumber);
  const edge = new RegExp(bare(foot).replaceAll(/\{\{\w+\}\}/g, '\\d+'), 'g');
  const words = paper.pages.map(({ text }) => bare(text).replaceAll(edge, ''));
  const repeated = Object.values(titles).map((title) => bare(top + title));
  return { ...paper, text: repeated.reduce((text, one) => text.replaceAll(one, ''), words.join('')) };
}

/** What the coverages of kept lines must say on both papers: name, limits and premium. */
function keptRows({ quote, rate, language }: PolicyFacts): string[] {
  const lined = quote.vehicles.flatMap(({ coverages }) => coverages.filter(({ line }) => line !== undefined));
  return lined.map(({ type, limits }) => {
    const premium = rate.vehicles[0]?.coverages.find((one) => one.type === type)?.premium ?? 0;
    const { limits: words } = paperTexts[language].coverages;
    const said = limits.map(({ applies_to: kind, amount }) =>
      words[kind].replace('{{amount}}', formatDollars(amount)),
    );
    const stacked = quote.address.state === 'PA' ? `, ${PAPER_TEXTS[language].coverages.stacked}` : '';
    const { name } = paperTexts[language].coverages[type];
    return `${name} ${said.join(' / ')}${stacked} ${formatCents(premium)}`;
  });
}

const titleOf = ({ line }: Pick<AskedLine, 'line'>, language: 'en' | 'es') =>
  PAPER_TEXTS[language].choices.line[line];

/** The words that the application must have about a rejection. */
function rejection({ quote, language }: PolicyFacts, line: AskedLine): string {
  const { choices } = PAPER_TEXTS[language];
  const title = titleOf(line, language);
  const cars = line.vehicles.length === 0 ? '' : choices.for.replace('{{vehicles}}', '2016 Honda Accord EX');
  if (line.signed === null) return `${title} ${cars} ${choices.declined}`;
  const wording = (lineWording(quote.address.state, line, SIGNATURE.version)?.[language] ?? 'no wording')
    .replace('{{limited}}', formatDollars(PREMIUMS[0] ?? 0))
    .replace('{{full}}', formatDollars(PREMIUMS[1] ?? 0));
  const signed = choices.signed.replace('{{name}}', 'Pat1 Quackenbush').replace('{{date}}', '11/21/2026');
  return `${title} ${cars} ${wording} ${signed}`;
}

const letterOf = (facts: PolicyFacts) => applicationBlocks(facts).flatMap(({ lines }) => lines);

const CASES = STATE_CODES.flatMap((state) => PACKAGE_NAMES.map((name) => [state, name] as const));

describe('what was chosen beyond the packages is on the papers (readings 58 and 59)', () => {
  test.each(CASES)('%s, %s: kept lines with limits and premium, and no rejection', async (state, name) => {
    const facts = policyWith(state, name, 'keep');
    const { packet, decPage } = await readPapers(facts);
    const added = STATE_LINES[state].filter(({ line }) =>
      keptLines(facts.quote).some((choice) => choice.line === line),
    );
    const rows = keptRows(facts);
    expect(rows.length).toBeGreaterThanOrEqual(added.length);
    for (const paper of [packet, decPage]) {
      expect(missing(paper, rows)).toEqual([]);
      expect(paper.text).not.toMatch(/Rejection|Signed choice|not stacked/);
    }
  });

  test.each(CASES)('%s, %s: rejected lines as rejections, and not insured', async (state, name) => {
    const facts = policyWith(state, name, 'reject');
    const asked = askedLines(facts.quote);
    for (const line of asked) expect(choiceOf(line, facts.quote)?.choice).toBe('reject');
    const { packet, decPage } = await readPapers(facts);
    const { forms } = PAPER_TEXTS.en;
    expect(
      missing(
        flowing(packet, facts),
        asked.map((line) => rejection(facts, line)),
      ),
    ).toEqual([]);
    for (const paper of [packet, decPage]) {
      const signed = asked.filter((line) => line.signed !== null);
      expect(
        missing(
          paper,
          signed.map((line) => forms.choice.replace('{{choice}}', titleOf(line, 'en'))),
        ),
      ).toEqual([]);
      expect(keptRows(facts).filter((row) => bare(paper.text).includes(bare(row)))).toEqual(
        // Lower limits are the chosen ones, so they are insured as such.
        asked.some(({ line }) => line === 'um_limits') ? keptRows(facts) : [],
      );
    }
  });

  test.each(['IN', 'IA', 'PA'] as const)('%s: the letter to an agent says the same', (state) => {
    const [kept, rejected] = (['keep', 'reject'] as const).map((wish) =>
      policyWith(state, 'LIABILITY', wish),
    );
    if (!kept || !rejected) throw new Error('no policies');
    // A letter has one line for a row of a table, and for a paragraph.
    const lines = new Set(letterOf(kept).map((line) => bare(line.replaceAll(': ', ' '))));
    expect(keptRows(kept).filter((row) => !lines.has(`-${bare(row)}`))).toEqual([]);
    expect(letterOf(kept).filter((line) => /Rejection|not stacked/.test(line))).toEqual([]);
    const titles = askedLines(rejected.quote).map((line) => titleOf(line, 'en'));
    expect(letterOf(rejected)).toEqual(expect.arrayContaining(titles));
  });

  test('IA: each rejection has a sheet of its own', async () => {
    const { packet } = await readPapers(policyWith('IA', 'LIABILITY', 'reject'));
    const { line } = PAPER_TEXTS.en.choices;
    const titles = [line.um, line.uim];
    const sheets = packet.pages.filter(({ text }) => titles.some((title) => text.includes(title)));
    const alone = sheets.filter(({ text }) => titles.filter((title) => text.includes(title)).length === 1);
    expect(alone.length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['keep', 'Full tort', 'stacked'],
    ['reject', 'Limited tort', 'not stacked'],
  ] as const)('PA, %s: both papers state %s, and limits that are %s', async (wish, tort, stacking) => {
    const { packet, decPage } = await readPapers(policyWith('PA', 'GOOD', wish));
    const um = `$15,000 per person / $30,000 per accident, ${stacking}`;
    for (const paper of [packet, decPage])
      expect(missing(paper, [`Tort option, for the household ${tort}`, um])).toEqual([]);
    const notice = `under this “limited tort” option is $598.`;
    expect(missing(packet, [notice])).toEqual(wish === 'reject' ? [] : [notice]);
  });

  test('PA: limited tort that was signed, then changed to full, is no form of the policy', async () => {
    const facts = policyWith('PA', 'GOOD', 'reject');
    const drivers = facts.quote.drivers.map((driver) => ({ ...driver, tort: 'FULL' as const }));
    const { packet, decPage } = await readPapers({ ...facts, quote: { ...facts.quote, drivers } });
    for (const paper of [packet, decPage]) expect(paper.text).not.toContain('Limited tort');
  });

  test.each(['IN', 'PA'] as const)('%s: in Spanish, so are its lines and rejections', async (state) => {
    const kept = policyWith(state, 'LIABILITY', 'keep', 'es');
    const rejected = policyWith(state, 'LIABILITY', 'reject', 'es');
    expect(missing((await readPapers(kept)).decPage, keptRows(kept))).toEqual([]);
    const wanted = askedLines(rejected.quote).map((line) => rejection(rejected, line));
    expect(missing(flowing((await readPapers(rejected)).packet, rejected), wanted)).toEqual([]);
  });
});
