/** What a state wants on the identification card of a car. Every one is for review by counsel. */
export interface StateCard {
  /** At the top of the card, in the state's own words where it has some. */
  title: string;
  /** English always; Spanish beside it where the state's form has it. */
  statement: { en: string; es?: string };
  /** Whether the statement's words are the law's, or ours where the law only asks that the card be carried and shown. */
  isPrescribed: boolean;
  /** Oklahoma's form leaves the address of the insured out. */
  showsAddress: boolean;
  /** Statute or regulation. */
  source: string;
  /** Nobody's counsel has read it yet. */
  isReviewed: false;
}
