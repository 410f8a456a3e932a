export interface Stored {
  content: Buffer;
  /** Differs for each content that the name has had. */
  tag: string;
}

export interface Listed {
  name: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Where the release system keeps its files: a folder or a bucket of an S3-compatible store. A name is a path with
 * slashes, such as `apps/quote/a1b2-1/lazy.js`. A file is written whole or not at all. Every method throws a Refusal
 * `store_failed` if the store does not answer as it should.
 */
export interface FileStore {
  /** Whether the files are on this machine, so that a look at one takes no time. */
  readonly isLocal: boolean;
  /** The file, or null if there is none. */
  get(name: string): Promise<Stored | null>;
  /** As above, or `same` if it still has the known tag. */
  get(name: string, known: string | undefined): Promise<Stored | 'same' | null>;
  /**
   * Writes a file and returns its tag. `over`: only over the file with this tag, or (null) only where there is none;
   * returns null if that does not hold. Of two writers over the same tag, one gets null.
   */
  put(name: string, content: Buffer | string, over?: string | null): Promise<string | null>;
  /** Every file below a folder, such as `uploads/`. */
  list(folder: string): Promise<Listed[]>;
  /** Removes a file; there may be none. */
  remove(name: string): Promise<void>;
}
