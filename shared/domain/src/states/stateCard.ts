/** A state's requirements for the ID card of a car; all need review by counsel. */
export interface StateCard {
  /** Title at the top of the card, in the state's own words if it has any. */
  title: string;
  /** Always English; with Spanish if the state's form has it. */
  statement: { en: string; es?: string };
  /** True if the law prescribes the wording; false if it only requires the card to be carried and shown. */
  isPrescribed: boolean;
  /** Oklahoma's form omits the insured's address. */
  showsAddress: boolean;
  /** Statute or regulation. */
  source: string;
  /** Not yet reviewed by counsel. */
  isReviewed: false;
}
