/** Replaces the first `find` of a file, or creates the file if there is nothing to find. */
export interface Edit {
  file: string;
  find?: string;
  put: string;
}

/** Types are checked for all rows at once; the other checks run for a row alone. `says` is part of what a failure prints. */
type Check = { types: true; says: string } | { run: readonly string[]; says: string };

/** A row of the change map of infra/docs, with an example of the change and of one mistake in it. */
export interface Change {
  /** The three cells of that table. */
  change: string;
  place: string;
  catches: string;
  /** Creates the change, before its edits. */
  command?: readonly string[];
  right: readonly Edit[];
  /** One mistake on top of it. */
  mistake: readonly Edit[];
  check: Check;
  /** Tests from a folder of templates that use the change from the form to the papers; they must pass with it. */
  proof?: { template: string; run: readonly string[] };
}
