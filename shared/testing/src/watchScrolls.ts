interface Scroll extends ScrollIntoViewOptions {
  to: Element;
}

/** What the page is scrolled to from now on, in order: jsdom scrolls nowhere, and has no such method. */
export function watchScrolls(): readonly Scroll[] {
  const scrolls: Scroll[] = [];
  Element.prototype.scrollIntoView = function watched(options) {
    scrolls.push({ to: this, ...(typeof options === 'object' ? options : {}) });
  };
  return scrolls;
}
