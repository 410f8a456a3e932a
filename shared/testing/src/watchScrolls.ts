interface Scroll extends ScrollIntoViewOptions {
  to: Element;
}

/** Records scroll calls from now on, since jsdom does not implement them. */
export function watchScrolls(): readonly Scroll[] {
  const scrolls: Scroll[] = [];
  Element.prototype.scrollIntoView = function watched(options) {
    scrolls.push({ to: this, ...(typeof options === 'object' ? options : {}) });
  };
  return scrolls;
}
