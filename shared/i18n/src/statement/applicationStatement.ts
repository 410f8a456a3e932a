import type { StateCode } from '@shared/domain';
import { FRAUD_NOTICES } from '@shared/domain/purchase';
import type { TextLanguage } from '../languages';

type Words = Record<TextLanguage, string>;

/** The statement a shopper signs for the whole application, below the state's fraud notice. */
export interface ApplicationStatement {
  version: string;
  notice: Words;
  statement: Words;
}

interface Edition {
  version: string;
  statement: Words;
  noticeOf: (state: StateCode) => Words;
}

/** Newest first; a published version is never edited, including its notices. To be reviewed by counsel. */
const EDITIONS: readonly [Edition, ...Edition[]] = [
  {
    version: '2026-11',
    statement: {
      en: 'I have read this application. My answers are true and complete as far as I know. I understand that the insurer relies on them, may check them against reports such as driving records and earlier claims, and may change the price or decline to insure me because of what it finds. I understand that I am not covered before I have paid and signed.',
      es: 'He leído esta solicitud. Mis respuestas son verdaderas y completas hasta donde sé. Entiendo que la aseguradora se basa en ellas, que puede compararlas con informes, como los historiales de manejo y las reclamaciones anteriores, y que por lo que encuentre puede cambiar el precio o no asegurarme. Entiendo que no tengo cobertura antes de haber pagado y firmado.',
    },
    noticeOf: (state) => FRAUD_NOTICES[state],
  },
];

/** The current statement for an application in a state; its `version` is sent along. */
export function currentStatement(state: StateCode): ApplicationStatement {
  return statementIn(state, EDITIONS[0]);
}

/** The statement of a published version, or null. */
export function statementOf(state: StateCode, version: string): ApplicationStatement | null {
  const edition = EDITIONS.find((one) => one.version === version);
  return edition === undefined ? null : statementIn(state, edition);
}

function statementIn(state: StateCode, { version, statement, noticeOf }: Edition): ApplicationStatement {
  return { version, statement, notice: noticeOf(state) };
}
