// A separate process, because the reader is an ES module with dynamic imports, which the test runner does not
// support.
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(readFileSync(0)));
const { info } = await document.getMetadata();

const rolesIn = ({ role, children = [] }) => [
  role,
  ...children.flatMap((child) => (child.role ? rolesIn(child) : [])),
];

async function readPage(number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const tree = await page.getStructTree();
  const text = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ' ')).join('');
  return {
    text: text.replaceAll(/[ \n]+/g, ' ').trim(),
    roles: tree ? rolesIn(tree) : [],
    size: page.view.slice(2),
  };
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(number));
const markInfo = await document.getMarkInfo();
process.stdout.write(
  JSON.stringify({ title: info.Title, language: info.Language, marked: markInfo?.Marked ?? false, pages }),
);
