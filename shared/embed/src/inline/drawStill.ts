import type { ShownStill, Still, StillNode } from '../options';

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';

function draw(parent: Element, node: StillNode): void {
  if (typeof node === 'string') return parent.append(node);
  const [tag, attributes, ...children] = node;
  const element = document.createElementNS(tag === 'svg' ? SVG : (parent.namespaceURI ?? HTML), tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) draw(element, child);
  parent.append(element);
}

/** Shows the prerendered start screen in a shadow root; `look` has the declarations of the partner's theme. */
export function drawStill(root: ShadowRoot, { nodes, css }: Still, look = ''): ShownStill {
  const box = document.createElement('div');
  box.dataset['embed'] = '';
  box.dataset['start'] = root.host.getAttribute('start') ?? '';
  box.style.cssText = look;
  // The page's own text size is the partner's.
  box.style.setProperty('--ui-rem', getComputedStyle(root.host).fontSize);
  for (const node of nodes) draw(box, node);
  // Its form has no script yet, and would leave the partner's page. The quote submits its own in its place.
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.dataset['submitted'] = '';
  });
  // A sheet made by a script needs no permission of the page's style policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  root.append(box);
  return {
    box,
    end: () => {
      box.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
