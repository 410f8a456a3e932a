/**
 * Puts values into a text's `{{name}}` places; a value that is missing leaves nothing. A value with a period of its
 * own, such as "Jr.", needs no other one after it.
 */
export const fillText = (text: string, values: Record<string, string | number> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, period: string) => {
    const value = String(values[name] ?? '');
    return value.endsWith('.') ? value : `${value}${period}`;
  });
