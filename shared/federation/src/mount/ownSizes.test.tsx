import { render } from '@testing-library/react';
import { styled, StyleSheetManager } from 'styled-components';
import { ownSizes } from './ownSizes';

const Sized = styled.div`
  min-block-size: 100vh;
  padding: 0 1.5rem;
  margin: calc(-1 * 0.5rem);
  color: var(--x-2rem-y);
  @media (min-width: 37.5em) {
    width: 2rem;
  }
  @media (max-height: 30em) {
    height: 3px;
  }
  @media (prefers-reduced-motion: reduce) {
    top: 0;
  }
`;

function cssOf(): string {
  const styles = document.createElement('div');
  document.body.append(styles);
  render(
    <StyleSheetManager target={styles} stylisPlugins={[ownSizes]} disableCSSOMInjection>
      <Sized />
    </StyleSheetManager>,
  );
  return styles.textContent;
}

test('rem and the window’s height become the embed’s own', () => {
  const css = cssOf();
  expect(css).toContain('padding:0 calc(1.5 * var(--ui-rem));');
  expect(css).toContain('margin:calc(-1 * calc(0.5 * var(--ui-rem)));');
  expect(css).toContain('min-block-size:calc(40 * var(--ui-rem));');
  expect(css).toContain('color:var(--x-2rem-y);');
});

test('widths are those of the box, and other media stay', () => {
  const css = cssOf();
  expect(css).toContain('@container (min-width: 37.5em)');
  expect(css).toMatch(/@container[^{]*\{[^{]*\{width:calc\(2 \* var\(--ui-rem\)\);/);
  expect(css).toContain('@media (max-height: 30em)');
  expect(css).toContain('@media (prefers-reduced-motion: reduce)');
});
