import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** The lines of the drawing in an element: of a link with an icon, the icon's. */
export function iconIn(element: Element): string | undefined {
  return element.querySelector('svg')?.innerHTML;
}

/** The lines that an icon draws, to hold `iconIn` against. */
export function linesOf(Icon: ComponentType): string | undefined {
  const { container, unmount } = render(<Icon />, { container: document.createElement('div') });
  const lines = iconIn(container);
  unmount();
  return lines;
}
