/** A text that goes into an existing file. */
export interface AddedLine {
  file: string;
  /** The text it follows, or replaces; the last match counts. */
  after: RegExp;
  text: string | ((found: RegExpMatchArray) => string);
  replaces?: true;
}

/** What a generator creates, before anything is written. Paths are relative to the repository. */
export interface Plan {
  /** New files by path. */
  files: Map<string, string>;
  lines: readonly AddedLine[];
  /** What the developer does next, one sentence each. */
  next: readonly string[];
}

/** A mistake of the person who called the generator; its message is all they need. */
export class Misuse extends Error {}
