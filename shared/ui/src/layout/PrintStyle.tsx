import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

/**
 * A page that people print: its facts in black on white, without what can only be pressed, every part of it opened. The
 * shell's header and footer are the page's, so this is a style of the page while the screen stands.
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
