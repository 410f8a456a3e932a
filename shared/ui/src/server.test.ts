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

describe('without a browser (federation.md: the first screen is prerendered)', () => {
  it('knows no window here', () => {
    expect(typeof window).toBe('undefined');
  });

  it('draws the same markup twice, without one inline style (the CSP refuses them)', () => {
    const { html, styles } = draw();
    expect(html).not.toMatch(/\sstyle=/);
    expect(styles).toContain('--ui-road:#0e5a5f');
    expect(draw().html).toBe(html);
  });

  it('puts the heading face into the page only by the name of its fall-back', () => {
    expect(draw().styles).not.toContain('/figtree.woff2');
    expect(fontFaceCss('/figtree.woff2')).toContain('font-display:optional');
  });

  it('draws a step’s question before its answers (budgets: LCP, next step at hand)', () => {
    expect(draw().html).toContain('Question');
    expect(draw().html).not.toContain('Answers');
  });
});
