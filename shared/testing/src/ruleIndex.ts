export type Values = Record<string, string>;

interface Rule {
  order: number;
  selector: string;
  values: Values;
}

/** Rules by a class their element must have; '' holds the rest. */
type Index = Map<string, Rule[]>;

/** Finds an element's style sheet value of some properties; '' if there is none. */
export function ruleIndex(document: Document, properties: readonly string[]) {
  const indexes = new WeakMap<CSSStyleSheet, { size: number; index: Index }>();

  function indexOf(sheet: CSSStyleSheet): Index {
    const known = indexes.get(sheet);
    if (known?.size === sheet.cssRules.length) return known.index;
    const index = indexRules(sheet.cssRules, properties);
    indexes.set(sheet, { size: sheet.cssRules.length, index });
    return index;
  }

  return (element: Element, property: string): string => {
    for (const sheet of [...document.styleSheets].toReversed()) {
      const index = indexOf(sheet);
      const rules = ['', ...element.classList].flatMap((name) => index.get(name) ?? []);
      const last = rules
        .filter(({ values, selector }) => values[property] && element.matches(selector))
        .toSorted((a, b) => b.order - a.order)[0];
      if (last) return last.values[property] ?? '';
    }
    return '';
  };
}

function indexRules(cssRules: CSSRuleList, properties: readonly string[]): Index {
  const index: Index = new Map();
  for (const [order, { selectorText, style }] of [...cssRules].filter(isStyleRule).entries()) {
    const values = Object.fromEntries(
      properties.map((name) => [name, style.getPropertyValue(name)]).filter(([, value]) => value),
    );
    if (Object.keys(values).length === 0) continue;
    for (const selector of selectorText.split(/,(?![^(]*\))/)) {
      // A pseudo-element is not the element.
      if (selector.includes('::')) continue;
      const key = classOf(selector.trim());
      index.set(key, [...(index.get(key) ?? []), { order, selector, values }]);
    }
  }
  return index;
}

/** Skips media queries, since jsdom has no screen. */
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

/** A class in the last part of a simple selector. */
function classOf(selector: string): string {
  if (/[()[\]]/.test(selector)) return '';
  return /\.([\w-]+)[^\s>+~]*$/.exec(selector)?.[1] ?? '';
}
