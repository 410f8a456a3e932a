import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A PDF as a reader sees it: its words, and their tags. */
export interface ReadPdf {
  title: string;
  language: string;
  marked: boolean;
  /** Sizes in points: width, height. */
  pages: { text: string; roles: string[]; size: number[] }[];
  /** Of all pages. */
  text: string;
}

/** What `pdfReader.mjs` answers. */
interface Answer {
  read?: Omit<ReadPdf, 'text'>;
  failed?: string;
}

interface Reader {
  port: MessagePort;
  /** Raised with each answer. */
  answers: Int32Array;
}

let reader: Reader | undefined;

/** A thread that stays for the next file, because loading the reader takes longer than reading. */
function startReader(): Reader {
  const { port1: port, port2 } = new MessageChannel();
  const answers = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(join(__dirname, 'pdfReader.mjs'), {
    workerData: { port: port2, answers },
    transferList: [port2],
  });
  thread.unref();
  return { port, answers };
}

/** Reads a PDF file with another program than the one that rendered it. @throws Error for anything else. */
export function readPdf(file: Buffer): ReadPdf {
  reader ??= startReader();
  const { port, answers } = reader;
  const before = Atomics.load(answers, 0);
  port.postMessage(file);
  Atomics.wait(answers, 0, before);
  const { read, failed }: Answer = receiveMessageOnPort(port)?.message ?? { failed: 'no answer' };
  if (!read) throw new Error(`not to be read: ${failed}`);
  return { ...read, text: read.pages.map(({ text }) => text).join(' ') };
}
