/** What happened on the page. `part` and `version` are those of a remote; an uncaught error names none. */
export interface Note {
  kind: 'asked' | 'ready' | 'failed' | 'crashed' | 'uncaught' | 'shown';
  part: string;
  version: string;
  /** Uncaught errors of foreign scripts have none. */
  error: unknown;
  /** ms since the page was asked for. */
  at: number;
  path: string;
}

export type Listener = (made: Note) => void;
