// A separate process, because the reader is an ES module with dynamic imports, which the test runner does not
// support.
import { readFileSync } from 'node:fs';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(readFileSync(0)));
const { OPS } = await getResolvedPDFJS();
const PAINTS = new Set([
  OPS.constructPath,
  OPS.shadingFill,
  OPS.paintXObject,
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintFormXObjectBegin,
]);

/** The text under each mark, the text under none, and how often anything else is painted outside of every mark. */
function readDrawing({ fnArray, argsArray }) {
  const open = [];
  const texts = new Map();
  let unread = '';
  let painted = 0;
  for (const [at, code] of fnArray.entries()) {
    const [first, second] = argsArray[at] ?? [];
    if (code === OPS.beginMarkedContent || code === OPS.beginMarkedContentProps)
      open.push(first === 'Artifact' ? 'artifact' : (second ?? 'no mark'));
    else if (code === OPS.endMarkedContent) open.pop();
    else if (code === OPS.showText) {
      const text = first.map(({ unicode = '' }) => unicode).join('');
      const mark = open.at(-1) ?? 'no mark';
      if (mark === 'no mark') unread += text;
      texts.set(mark, (texts.get(mark) ?? '') + text);
    } else if (open.length === 0 && PAINTS.has(code) && first !== OPS.endPath) painted += 1;
  }
  return { texts, unread: unread.trim(), painted };
}

/** The elements with content, in reading order; `below`: the elements around each. */
function leavesIn({ role, children = [], lang }, texts, below = []) {
  const path = [...below, role];
  const marks = children.filter(({ type }) => type === 'content');
  const text = marks.map(({ id }) => texts.get(Number(/_mc(\d+)$/.exec(id)?.[1])) ?? '').join(' ');
  const own = { role, text: text.replaceAll(/\s+/g, ' ').trim(), below, lang: lang ?? null };
  const inner = children.filter((child) => child.role).flatMap((child) => leavesIn(child, texts, path));
  return marks.length > 0 ? [own, ...inner] : inner;
}

async function readPage(number) {
  const page = await document.getPage(number);
  const { texts, unread, painted } = readDrawing(await page.getOperatorList());
  const tree = await page.getStructTree();
  return { leaves: (tree?.children ?? []).flatMap((child) => leavesIn(child, texts)), unread, painted };
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(number));
const { info, metadata } = await document.getMetadata();
const { Marked: isMarked = false } = (await document.getMarkInfo()) ?? {};
const { DisplayDocTitle: showsTitle = false } = (await document.getViewerPreferences()) ?? {};
const { Title: title, Language: language, PDFFormatVersion: version } = info;
process.stdout.write(
  JSON.stringify({ isMarked, showsTitle, title, language, version, xmp: metadata?.getRaw() ?? '', pages }),
);
