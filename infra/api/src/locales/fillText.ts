/** Puts values into a text's `{{name}}` places; a value that is missing leaves nothing. */
export const fillText = (text: string, values: Record<string, string | number> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
