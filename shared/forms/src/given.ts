/** A field's value, omitted if unanswered, since most schemas reject `null`. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): Partial<Record<Name, Value>> {
  const known: Partial<Record<Name, Value>> = {};
  if (value !== null && value !== undefined) known[name] = value;
  return known;
}
