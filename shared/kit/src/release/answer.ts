import type { Asked } from './asked';

/** What a command found or did: lines for people, and the value that `--json` prints. */
export interface Answer {
  lines: readonly string[];
  json: unknown;
  /** Why it counts as failed though it has an answer. */
  failure?: string | undefined;
}

/** What a failure says by `--json`: as a release service answers, where it did. */
function errorsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return [{ message: String(error) }];
  // A refusal of the service has `errors`, one of this machine's own releases a `code`.
  const errors: unknown = Reflect.get(error, 'errors');
  const code: unknown = Reflect.get(error, 'code');
  return errors ?? [{ ...(typeof code === 'string' ? { code } : {}), message: error.message }];
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Prints what a command found, or its failure as one message, with exit code 1. */
export async function printAnswer({ json: asJson = false }: Pick<Asked, 'json'>, run: () => Promise<Answer>) {
  try {
    const { lines, json, failure } = await run();
    if (asJson) console.log(JSON.stringify(json));
    else for (const line of lines) console.log(line);
    if (failure !== undefined) fail(failure);
  } catch (error) {
    if (asJson) fail(JSON.stringify({ errors: errorsOf(error) }));
    else fail(error instanceof Error ? error.message : String(error));
  }
}
