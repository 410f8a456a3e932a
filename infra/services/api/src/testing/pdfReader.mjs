// A separate thread, because the reader is an ES module with dynamic imports, which the test runner does not support.
import { workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const rolesIn = ({ role, children = [] }) => [
  role,
  ...children.flatMap((child) => (child.role ? rolesIn(child) : [])),
];

async function readPage(document, number) {
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

async function read(file) {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await readPage(document, number));
  const markInfo = await document.getMarkInfo();
  await document.loadingTask.destroy();
  return { title: info.Title, language: info.Language, marked: markInfo?.Marked ?? false, pages };
}

const { port, answers } = workerData;
port.on('message', async (file) => {
  port.postMessage(
    await read(file).then(
      (found) => ({ read: found }),
      (error) => ({ failed: String(error) }),
    ),
  );
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
});
