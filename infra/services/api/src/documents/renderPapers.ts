import { drawIdCards } from './drawing/drawIdCards';
import { drawPaper } from './drawing/drawPaper';
import { idCards } from './idCards/idCards';
import { application } from './papers/application';
import { declarations } from './papers/declarations';
import type { PolicyFacts } from './policyFacts';

/** The papers of a policy as PDF files. */
export interface Papers {
  /** The signed paper: the application with its terms. */
  packet: Buffer;
  decPage: Buffer;
  /** A card for each car. */
  idCards: Buffer;
}

/** Renders the papers; the same facts produce the same files. */
export async function renderPapers(facts: PolicyFacts): Promise<Papers> {
  return {
    packet: await drawPaper(application(facts)),
    decPage: await drawPaper(declarations(facts)),
    idCards: await drawIdCards(idCards(facts)),
  };
}
