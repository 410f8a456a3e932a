import type { LegalText } from './legalText';

/** The fraud notice of a state that prescribes no words. To be reviewed by counsel. */
export const FRAUD_NOTICE: LegalText = {
  en: 'Any person who knowingly gives an insurer false, incomplete or misleading information in an application for insurance or in a claim may commit insurance fraud, which is a crime and may be punished by fines and imprisonment, and may lose the coverage.',
  es: 'Toda persona que a sabiendas dé a una aseguradora información falsa, incompleta o engañosa en una solicitud de seguro o en una reclamación puede cometer fraude de seguros, que es un delito y puede castigarse con multas y prisión, y puede perder la cobertura.',
};
