import { css } from 'styled-components';

const light = css`
  --ui-ink: #16232e;
  --ui-muted: #51616e;
  --ui-line: #8a979f;
  --ui-hairline: #dbe0e0;
  --ui-paper: #ffffff;
  --ui-ground: #f5f6f2;
  --ui-road: #0e5a5f;
  --ui-road-strong: #0a4549;
  --ui-road-soft: #e6f0ef;
  --ui-on-road: #ffffff;
  --ui-amber: #f4b23e;
  --ui-on-amber: #16232e;
  --ui-go: #1c7a46;
  --ui-go-soft: #e8f3ec;
  --ui-stop: #b3261e;
  --ui-stop-soft: #fbecea;
  --ui-on-stop: #ffffff;
  --ui-shadow: 0 8px 28px rgb(22 35 46 / 18%);
`;

const dark = css`
  --ui-ink: #eaf0f2;
  --ui-muted: #a9b8c0;
  --ui-line: #6e7f89;
  --ui-hairline: #2b3a45;
  --ui-paper: #16212a;
  --ui-ground: #0f171e;
  --ui-road: #5cc4c2;
  --ui-road-strong: #82d6d4;
  --ui-road-soft: #16323a;
  --ui-on-road: #0f171e;
  --ui-amber: #f4b23e;
  --ui-on-amber: #16232e;
  --ui-go: #5fc78d;
  --ui-go-soft: #16302a;
  --ui-stop: #ff8a80;
  --ui-stop-soft: #38211f;
  --ui-on-stop: #0f171e;
  --ui-shadow: 0 8px 28px rgb(0 0 0 / 55%);
`;

/**
 * The tokens as custom properties, on the document and on a shadow host alike, so that a partner's page
 * can set its own colours on the element that holds our shadow root.
 */
export const tokensCss = css`
  :root,
  :host {
    color-scheme: light dark;
    --ui-font-text: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
    --ui-font-heading: 'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif;
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root,
    :host {
      ${dark}
    }
  }
`;
