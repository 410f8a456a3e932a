import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * Print style of a page: black on white, without controls, with every section open. Applies to the whole page while the
 * screen is mounted, since header and footer belong to the shell.
 */
export function PrintStyle() {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
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

const OnPaper = createGlobalStyle`
  @media print {
    @page {
      margin: 1.5cm;
    }
    :root {
      color-scheme: light;
    }
    body, main, main * {
      background: none;
      color: #000;
      box-shadow: none;
    }
    header nav, footer, nav, button, [role='toolbar'], input, main a[class] {
      display: none;
    }
    tr, article, li, dl > div {
      break-inside: avoid;
    }
    h1, h2, h3 {
      break-after: avoid;
    }
    main * {
      position: static;
    }
  }
`;
