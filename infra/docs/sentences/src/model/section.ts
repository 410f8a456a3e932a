/** A sentence of the specification, or a reading of it, restated. Its id stands at the end of the tests that show it. */
interface Restated {
  /** `2.3-4`: section 2.3, sentence 4. `R16`: reading 16. */
  id: string;
  text: string;
}

/** A sentence of the purchase waits for the issue that builds it: until then it may be without a test. */
export type Sentence = Restated & ({ journey: 'quote' | 'rates' } | { journey: 'purchase'; issue: number });

export interface Section {
  title: string;
  sentences: readonly Sentence[];
}

/** Issues whose sentences may still be without a test; one that is finished is taken off. */
export const OPEN_ISSUES: readonly number[] = [5];

/** The issue a sentence waits for, or null where a test has to show it. */
export function waitsFor(sentence: Sentence, open: readonly number[] = OPEN_ISSUES): number | null {
  return sentence.journey === 'purchase' && open.includes(sentence.issue) ? sentence.issue : null;
}
