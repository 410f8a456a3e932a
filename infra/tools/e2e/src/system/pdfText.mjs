// A separate process, because the reader is an ES module with dynamic imports, which the test runner does not
// support.
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(readFileSync(0)));
const { text } = await extractText(document, { mergePages: true });
process.stdout.write(text);
