import { ruleIndex, type Values } from './ruleIndex';

/** Properties that testing tools query on nearly every element: is it visible, can it be clicked. */
const ASKED = ['display', 'visibility', 'content-visibility', 'opacity', 'pointer-events'];
const INHERITED = new Set(['visibility', 'pointer-events']);
/** Attributes used by the browser's own style sheet. */
const STYLED_BY = ['open', 'type'];

/** Default values by element, the same in every test. */
const ownValues = new Map<string, Values>();

/**
 * Replaces jsdom's `getComputedStyle`, which tries every rule of every sheet and takes a third of a screen test's time.
 * The usual properties come from an index of rules, the rest from jsdom.
 */
export function quickStyles(window: Window): void {
  const original = window.getComputedStyle.bind(window);
  const blank = window.document.implementation.createHTMLDocument('');
  const fromSheets = ruleIndex(window.document, ASKED);

  function ownOf(element: Element): Values {
    const attributes = STYLED_BY.flatMap((name) => [name, element.getAttribute(name) ?? '-']);
    const key = [element.localName, ...attributes].join();
    const known = ownValues.get(key);
    if (known) return known;
    const like = blank.createElement(element.localName);
    for (const name of STYLED_BY)
      if (element.hasAttribute(name)) like.setAttribute(name, element.getAttribute(name) ?? '');
    const style = original(like);
    const values = Object.fromEntries(ASKED.map((name) => [name, style.getPropertyValue(name)]));
    ownValues.set(key, values);
    return values;
  }

  function valueOf(element: Element, name: string): string {
    const given = inlineValue(element, name) || fromSheets(element, name);
    if (given) return given;
    return INHERITED.has(name) && element.parentElement
      ? valueOf(element.parentElement, name)
      : (ownOf(element)[name] ?? '');
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return original(element, pseudo);
    const asked = (name: string) => valueOf(element, name);
    return lazyStyle(blank.body.style, asked, () => original(element));
  };
}

const isStyled = (element: Element): element is HTMLElement => 'style' in element;

function inlineValue(element: Element, name: string): string {
  return element.hasAttribute('style') && isStyled(element) ? element.style.getPropertyValue(name) : '';
}

const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A style that computes each property when it is read. */
function lazyStyle(
  target: CSSStyleDeclaration,
  asked: (name: string) => string,
  whole: () => CSSStyleDeclaration,
): CSSStyleDeclaration {
  let made: CSSStyleDeclaration | undefined;
  const all = () => (made ??= whole());
  const get = (name: string) => (ASKED.includes(name) ? asked(name) : all().getPropertyValue(name));
  return new Proxy(target, {
    get(_, key) {
      if (key === 'getPropertyValue') return get;
      if (typeof key === 'string' && ASKED.includes(dashed(key))) return asked(dashed(key));
      const value: unknown = Reflect.get(all(), key);
      return typeof value === 'function' ? value.bind(all()) : value;
    },
  });
}
