/** A part of the page that one app drew, in CSS pixels of the window. */
export interface Region {
  id: string;
  part: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The build prefixes every styled element's class with its app's name. */
const CLASS = /(?:^|\s)([a-z][\w-]*?)__sc-/;

const partOf = (element: Element): string | null =>
  CLASS.exec(element.getAttribute('class') ?? '')?.[1] ?? null;

/** Elements of one app with the same parent. */
interface Group {
  id: string;
  part: string;
  parent: Element | null;
  elements: Element[];
}

/** Groups the elements whose app differs from that of what they are in. */
function gather(element: Element, around: string | null, groups: Group[]): void {
  const part = partOf(element) ?? around;
  if (part !== null && part !== around) {
    const parent = element.parentElement;
    const known = groups.find((group) => group.part === part && group.parent === parent);
    if (known) known.elements.push(element);
    else groups.push({ id: `${part} ${groups.length}`, part, parent, elements: [element] });
  }
  for (const child of element.children) gather(child, part, groups);
}

function regionOf({ id, part, elements }: Group): Region[] {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return [];
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return [{ id, part, left, top, width: right - left, height: bottom - top }];
}

/** What each app drew below this element: one region for all its elements with the same parent. */
export function regionsIn(root: Element): Region[] {
  const groups: Group[] = [];
  gather(root, null, groups);
  return groups.flatMap(regionOf);
}

/** What of a region is inside the window; null if nothing is. */
export function visible(region: Region, window: { width: number; height: number }): Region | null {
  const [left, top] = [Math.max(0, region.left), Math.max(0, region.top)];
  const width = Math.min(window.width, region.left + region.width) - left;
  const height = Math.min(window.height, region.top + region.height) - top;
  return width > 0 && height > 0 ? { ...region, left, top, width, height } : null;
}
