/** A field of a form's values, left out where there is no answer yet: `null` is no value most schemas take. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): Partial<Record<Name, Value>> {
  const known: Partial<Record<Name, Value>> = {};
  if (value !== null && value !== undefined) known[name] = value;
  return known;
}
