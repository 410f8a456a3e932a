// A process of its own: the reader is an ES module that loads others as it goes, which the test runner cannot.
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(readFileSync(0)));
const { text } = await extractText(document, { mergePages: true });
process.stdout.write(text);
