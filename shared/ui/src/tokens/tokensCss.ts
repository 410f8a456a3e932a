import { FONT_STACK } from './fontFaceCss';
import { darkColors, lightColors } from './palette';

const properties = (colors: Record<string, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--ui-${name}:${value};`)
    .join('');

/**
 * The tokens as custom properties, on the document and on a shadow host, so a partner's page can override colors on the
 * element with our shadow root.
 */
export const tokensCss = `
  :root, :host {
    color-scheme: light dark;
    --ui-font-text: ${FONT_STACK};
    --ui-font-heading: var(--ui-font-text);
    --ui-shadow: 0 8px 28px rgb(20 33 58 / 18%);
    ${properties(lightColors)}
  }
  @media (prefers-color-scheme: dark) {
    :root, :host {
      --ui-shadow: 0 8px 28px rgb(0 0 0 / 55%);
      ${properties(darkColors)}
    }
  }
`;
