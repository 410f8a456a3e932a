import { errorCodeOf } from '@infra/postgres';
import { ProviderError } from './providers/callProvider';

/** What may be logged of a failure. Never its message, which may contain personal data. */
interface Reason {
  kind: string;
  provider?: string;
  call?: string;
  status?: number;
  code?: string;
  /** Places in our code, where nothing else says why. */
  at?: string[];
}

const FRAMES = 8;

/** A field of whatever was thrown: not every error is an `Error` of this realm. */
const fieldOf = (error: unknown, name: 'name' | 'cause' | 'stack'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Where an error was made: files and lines, without its message. */
export const framesOf = (error: unknown): string[] =>
  textOf(fieldOf(error, 'stack'), '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .map((line) => line.trim())
    .slice(0, FRAMES);

const nameOf = (error: unknown): string => textOf(fieldOf(error, 'name'), 'unknown');

/** The nearest code in the chain of causes, because `fetch` hides the system's own below a TypeError. */
function codeIn(error: unknown): string | null {
  const cause = fieldOf(error, 'cause');
  return errorCodeOf(error) ?? (cause === undefined ? null : codeIn(cause));
}

/** A time limit and an unreadable body have a name instead of a code. */
function lastName(error: unknown): string {
  const cause = fieldOf(error, 'cause');
  return cause === undefined ? nameOf(error) : lastName(cause);
}

function providerFacts(error: ProviderError): Omit<Reason, 'kind'> {
  const { provider, call, status } = error;
  if (status !== null) return { provider, call, status };
  return { provider, call, code: codeIn(error) ?? lastName(error) };
}

/** Why something failed, for a log: the kind alone would say nothing. */
export function reasonOf(error: unknown): Reason {
  const kind = nameOf(error);
  if (error instanceof ProviderError) return { kind, ...providerFacts(error) };
  const code = codeIn(error);
  return code === null ? { kind, at: framesOf(error) } : { kind, code };
}
