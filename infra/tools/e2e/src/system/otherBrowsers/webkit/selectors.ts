/** What a selector can ask of an element, as in Playwright. */
export interface ByName {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
  checked?: boolean;
}

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const pattern = (text: RegExp): string => String(text).replaceAll(/["'`]|>>/g, (found) => `\\${found}`);

const words = (text: string | RegExp, exact = false): string =>
  text instanceof RegExp ? pattern(text) : `"${escaped(text)}"${exact ? 's' : 'i'}`;

export function byRole(role: string, { name, exact, level, checked }: ByName = {}): string {
  const conditions = [
    level === undefined ? '' : `[level=${level}]`,
    checked === undefined ? '' : `[checked=${checked}]`,
    name === undefined ? '' : `[name=${words(name, exact)}]`,
  ];
  return `internal:role=${role}${conditions.join('')}`;
}

export const byText = (text: string | RegExp, { exact }: ByName = {}): string =>
  `internal:text=${words(text, exact)}`;

export const byLabel = (text: string | RegExp, { exact }: ByName = {}): string =>
  `internal:label=${words(text, exact)}`;
