/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as ui from './index';

const steps = [
  { id: 'start', label: 'Start', percent: 8 },
  { id: 'cars', label: 'Cars', percent: 100 },
];

function draw(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <>
        <ui.GlobalStyle fontUrl="/figtree.woff2" />
        <ui.ProgressRoad label="Road" steps={steps} currentId="cars" stepText="2 of 2" doneText="(done)" />
        <ui.Wizard summaryTitle="So far" summary="1 car">
          <ui.TextField label="ZIP code" name="zip_code" mask={ui.digitsMask(5)} />
          <ui.ChoiceCards legend="Home" options={[{ value: 'own', label: 'I own it' }]} />
          <ui.SegmentedControl
            legend="Plan"
            options={[{ value: 'month', label: 'Monthly' }]}
            value="month"
            onValueChange={() => undefined}
          />
          <ui.Button variant="primary" busy busyText="Looking">
            Check
          </ui.Button>
          <ui.LoadingScreen title="Loading" />
          <ui.Dialog open={false} title="Closed" closeLabel="Close" onClose={() => undefined}>
            Words
          </ui.Dialog>
        </ui.Wizard>
      </>,
    ),
  );
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
    expect(ui.fontFaceCss('/figtree.woff2')).toContain('font-display:optional');
  });
});
