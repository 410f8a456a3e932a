import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * Print style of a page: without controls and navigation, with the chosen options and every section open, except what is
 * marked `data-screen-only`. Applies to the whole page while the screen is mounted, since header and footer belong to the
 * shell.
 */
export function PrintStyle() {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
        if (part.closest('[data-screen-only]')) continue;
        part.open = true;
        opened.push(part);
      }
    };
    const close = () => opened.splice(0).forEach((part) => (part.open = false));
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return <OnPaper />;
}

/** Each component's own class outweighs these selectors, so what is left out is left out by `!important`. */
const OnPaper = createGlobalStyle`
  @media print {
    @page {
      margin: 1.5cm;
    }
    :root {
      color-scheme: light;
    }
    nav, [data-screen-only], main button, main input,
    main label:has([type='checkbox'], [type='radio']:not(:checked)),
    main a[class]:not([href^='tel:'], [href^='mailto:']) {
      display: none !important;
    }
    /* The color that marks the chosen option on screen is not printed. */
    main label * {
      color: var(--ui-ink) !important;
    }
    main :is(div, section) {
      position: static !important;
    }
    tr, article, li, dl > div {
      break-inside: avoid;
    }
    caption, h1, h2, h3, summary {
      break-after: avoid;
    }
  }
`;
