import type { EmbedTheme } from '@shared/embed';

/** What a developer has chosen on the page. */
export interface Choices {
  mode: string;
  lang: string;
  zip: string;
  theme: EmbedTheme;
}

/** The text of a form's field; empty if there is none. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads the form. */
export function choicesIn(form: HTMLFormElement): Choices {
  const text = (name: string) => textIn(form, name);
  const font = text('font');
  return {
    mode: text('mode'),
    lang: text('lang'),
    zip: /^\d{5}$/.test(text('zip')) ? text('zip') : '',
    theme: {
      accent: text('accent'),
      background: text('background'),
      text: text('text'),
      radius: Number(text('radius')),
      ...(font && { font }),
    },
  };
}

/** Gives the element what was chosen. */
export function apply(element: HTMLElement, { mode, lang, zip, theme }: Choices): void {
  const attributes = { mode, lang, zip, theme: JSON.stringify(theme) };
  for (const [name, value] of Object.entries(attributes)) {
    // An empty attribute is a choice too, and not a valid one.
    if (value === '') element.removeAttribute(name);
    else if (value !== element.getAttribute(name)) element.setAttribute(name, value);
  }
}
