/** A section of the specification, or the readings of it, with each of its sentences restated. */
export interface Section {
  title: string;
  /**
   * A checkable claim by its id: `2.3-4` is section 2.3, sentence 4; `R16` is reading 16. The id stands at the end of
   * the tests that show it, so it never changes: a new claim is appended, wherever it stands in the text.
   */
  sentences: Readonly<Record<string, string>>;
}
