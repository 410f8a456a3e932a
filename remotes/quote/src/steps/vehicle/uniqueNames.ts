interface Named {
  name: string;
}

/** Names in the list's order, each once: the same model or trim can come under two ids (section 5). */
export function uniqueNames(items: readonly Named[] | undefined): string[] {
  return [...new Set((items ?? []).map((item) => item.name))];
}

/** The first item of a name. */
export function byName<T extends Named>(items: readonly T[] | undefined, name: string | null): T | undefined {
  return items?.find((item) => item.name === name);
}
