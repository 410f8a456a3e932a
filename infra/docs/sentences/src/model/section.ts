/** A section of the specification, or the readings, with each of its sentences restated. */
export interface Section {
  title: string;
  /**
   * A checkable claim by its id: `2.3-4` is section 2.3, sentence 4; `R16` is reading 16. Test titles quote the ids,
   * so an id never changes, and a new claim gets the next free number wherever it is in the text.
   */
  sentences: Readonly<Record<string, string>>;
}
