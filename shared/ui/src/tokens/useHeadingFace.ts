import { useInsertionEffect } from 'react';
import { fontFaceCss } from './fontFaceCss';

/**
 * Declares the heading face in a sheet of its own. In styled-components' sheet, every new rule would make
 * the browser load the face again and draw one frame without it. Does nothing where the page's static
 * style has declared it, or without `fontUrl`.
 */
export function useHeadingFace(fontUrl: string | undefined): void {
  useInsertionEffect(() => {
    if (fontUrl === undefined || !('adoptedStyleSheets' in document) || isDeclared()) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaceCss(new URL(fontUrl, document.baseURI).href));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [fontUrl]);
}

const isDeclared = (): boolean =>
  Array.from(document.fonts).some((face) => face.family.replaceAll('"', '') === 'Figtree Variable');
