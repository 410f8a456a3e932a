import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { fontFaceCss } from './index';
import { SampleScreen } from './test/SampleScreen';

function draw(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(SampleScreen)));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles };
}

describe('rendering without a browser (federation.md: the first screen is prerendered)', () => {
  it('there is no window here', () => {
    expect(typeof window).toBe('undefined');
  });

  it('renders the same markup twice, without an inline style (the CSP blocks them)', () => {
    const { html, styles } = draw();
    expect(html).not.toMatch(/\sstyle=/);
    expect(styles).toContain('--ui-road:#0a5c46');
    expect(draw().html).toBe(html);
  });

  it('declares no font in the growing style sheet, where each new rule would lay out the whole page (budgets, INP)', () => {
    expect(draw().styles).not.toContain('@font-face');
    expect(fontFaceCss('/overpass.woff2').match(/@font-face/g)).toHaveLength(3);
    expect(fontFaceCss('/overpass.woff2')).toContain('font-display:swap');
  });

  it('renders a step’s question before its answers (budgets: LCP, next step at hand)', () => {
    expect(draw().html).toContain('Question');
    expect(draw().html).not.toContain('Answers');
  });
});
