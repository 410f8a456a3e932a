interface Named {
  name: string;
}

/** Names in the list's order, without duplicates: one model or trim can have two ids (section 5). */
export function uniqueNames(items: readonly Named[] | undefined): string[] {
  return [...new Set((items ?? []).map((item) => item.name))];
}

/** The first item with a name. */
export function byName<T extends Named>(items: readonly T[] | undefined, name: string | null): T | undefined {
  return items?.find((item) => item.name === name);
}
