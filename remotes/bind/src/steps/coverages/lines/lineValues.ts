import type { CoverageChoice, LineId, Quote } from '@shared/domain';
import { type AskedLine, decidedLines } from '@shared/domain/purchase';

/** How a line is decided, and whether its rejection is signed. An amount in cents follows `keep:`. */
export type LineValues = Partial<Record<LineId, string>> & Partial<Record<`sign_${LineId}`, boolean>>;

/** The option of a kept line; a line without amounts has the limits of the car's liability. */
export const keepValue = (amount: number | null): string => (amount === null ? 'keep' : `keep:${amount}`);
export const REJECT = 'reject';

/** The box that signs a line's rejection. */
export const signOf = (line: LineId): `sign_${LineId}` => `sign_${line}`;

/** A line that holds as the state says is decided only by its signature; the others by their option. */
function decide(
  { line, isRequired }: AskedLine,
  values: LineValues,
): Pick<CoverageChoice, 'choice' | 'amount'> | null {
  if (!isRequired) return values[signOf(line)] ? { choice: 'reject', amount: null } : null;
  const value = values[line];
  if (!value) return null;
  if (value === REJECT) return { choice: 'reject', amount: null };
  const [, amount] = value.split(':');
  return { choice: 'keep', amount: amount === undefined ? null : Number(amount) };
}

/** What is chosen so far. */
export const chosenLines = (quote: Quote, values: LineValues): CoverageChoice[] =>
  decidedLines(quote, (line) => decide(line, values));

/** Whether a line's rejection has to be signed as things stand. */
export const asksSignature = ({ line, signed, isRequired }: AskedLine, values: LineValues): boolean =>
  signed !== null && (!isRequired || values[line] === REJECT);
