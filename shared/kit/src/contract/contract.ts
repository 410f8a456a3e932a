/** The file of a build that holds its contract. */
export const CONTRACT_FILE = 'contract.json';

/** A shape of data in the words of JSON Schema. `$ref` names a shape of the contract's `types`. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
}

/** One call of the API as a client makes it. */
export interface Call {
  /** What it sends, if anything. */
  body?: Shape;
  /** Names in the query. */
  query: string[];
  /** What it expects back. */
  answer: Shape;
  /** The client works without it, so an API that does not serve it yet breaks nothing. */
  optional?: boolean;
}

/** What one build of a part gives to its neighbors and asks of them, read from its sources. */
export interface Contract {
  part: string;
  owner: string;
  /** Version of `RemoteModule`. */
  remoteModule: number;
  /** Shared libraries: versions in the shell, ranges in a remote. */
  singletons: Record<string, string>;
  /** Members of the bus and of the transport: all of them in the shell, which passes both; the used ones in a remote. */
  host: string[];
  /** Events by name, with the payload as it is sent. */
  sends: Record<string, Shape>;
  /** Events by name, with the payload that its listeners expect. */
  listens: Record<string, Shape>;
  /** True if a partner's page gets every event that this part sends. */
  forwards: boolean;
  routes: readonly string[];
  /** Routes that it leads to. */
  links: string[];
  /** Calls by method and path, such as `GET /v2/quotes/{}`. */
  calls: Record<string, Call>;
  /** Keys of the texts that others may name, and keys without a text in one of the languages. */
  texts: { offers: string[]; missing: string[] };
  types: Record<string, Shape>;
}
