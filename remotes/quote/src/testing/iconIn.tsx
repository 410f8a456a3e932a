import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

/** The paths of the icon in an element, such as a link's. */
export function iconIn(element: Element): string | undefined {
  return element.querySelector('svg')?.innerHTML;
}

/** An icon's paths, to compare with `iconIn`. */
export function linesOf(Icon: ComponentType): string | undefined {
  const { container, unmount } = render(<Icon />, { container: document.createElement('div') });
  const lines = iconIn(container);
  unmount();
  return lines;
}
