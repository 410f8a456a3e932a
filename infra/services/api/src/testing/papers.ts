import type { PolicyFacts } from '../documents/policyFacts';
import { renderPapers } from '../documents/renderPapers';
import { carOf, personOf } from './household';
import { readPdf, type ReadPdf } from './readPdf';

export const PAT = personOf(1, {
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
export const HOUSEHOLD = {
  vehicles: [
    carOf(1, 'TX', { lienholder: LIENHOLDER, tnc: true, use_code: 'business' }),
    carOf(2, 'TX', { model: 'Civic', vin: '2HGFC2F59KH000001' }),
  ],
  drivers: [PAT, EXCLUDED],
};

/** The rendered papers of some facts, as text. */
export interface ReadCase {
  facts: PolicyFacts;
  idCards: ReadPdf;
  packet: ReadPdf;
  decPage: ReadPdf;
}

export async function readPapers(facts: PolicyFacts): Promise<ReadCase> {
  const { packet, decPage, idCards } = await renderPapers(facts);
  return { facts, idCards: readPdf(idCards), packet: readPdf(packet), decPage: readPdf(decPage) };
}

/** Without whitespace, because line breaks depend on the layout. */
export const bare = (text: string) => text.replaceAll(/\s/g, '');
/** The words that a paper lacks. */
export const missing = ({ text }: ReadPdf, wanted: readonly string[]) =>
  wanted.filter((words) => !bare(text).includes(bare(words)));
