import { drawPaper } from './drawing/drawPaper';
import { application } from './papers/application';
import { declarations } from './papers/declarations';
import type { PolicyFacts } from './policyFacts';

/** The papers of a policy as PDF files. */
export interface Papers {
  /** What is signed: the application with its terms. */
  packet: Buffer;
  /** The declarations and the ID cards. */
  decPage: Buffer;
}

/** Draws both papers; the same facts give the same words. */
export async function renderPapers(facts: PolicyFacts): Promise<Papers> {
  return { packet: await drawPaper(application(facts)), decPage: await drawPaper(declarations(facts)) };
}
