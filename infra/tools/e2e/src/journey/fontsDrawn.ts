import type { CDPSession, Frame, Page } from 'playwright-core';

interface Node {
  nodeId: number;
  nodeType: number;
  children?: Node[];
  contentDocument?: Node;
  shadowRoots?: Node[];
}

const ELEMENT = 1;

const below = (node: Node): Node[] => [
  node,
  ...[
    ...(node.children ?? []),
    ...(node.shadowRoots ?? []),
    ...(node.contentDocument ? [node.contentDocument] : []),
  ].flatMap(below),
];

/** A node that a screen has replaced meanwhile draws nothing. */
function ofGoneNode(error: unknown): { fonts: [] } {
  if (String(error).includes('Could not find node')) return { fonts: [] };
  throw error;
}

async function glyphsIn(session: CDPSession): Promise<Map<string, number>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const counts = new Map<string, number>();
  for (const { nodeId, nodeType } of below(root)) {
    if (nodeType !== ELEMENT) continue;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(ofGoneNode);
    for (const { familyName, glyphCount } of fonts)
      counts.set(familyName, (counts.get(familyName) ?? 0) + glyphCount);
  }
  return counts;
}

/** The share of the letters that a page, with its frames of the same site, draws in the site's font. */
export async function shareInOurFont(page: Page | Frame): Promise<number> {
  const context = 'context' in page ? page.context() : page.page().context();
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const counts = await glyphsIn(session);
  await session.detach();
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const ours = [...counts].filter(([family]) => family.startsWith('Overpass'));
  return ours.reduce((sum, [, count]) => sum + count, 0) / all;
}
