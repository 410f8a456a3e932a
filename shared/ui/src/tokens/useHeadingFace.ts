import { useInsertionEffect } from 'react';
import { fontFaceCss } from './fontFaceCss';

/**
 * Declares the heading face and its stand-in in a sheet of their own. A face in styled-components' sheet is declared
 * anew with every rule that comes: the browser loads it again, draws one frame without it, and lays out the whole page.
 * Does nothing where the page's static style has declared it, or without `fontUrl`.
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
