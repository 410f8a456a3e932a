import type { TextLanguage } from '../../languages';

type Notice = Record<TextLanguage, string>;

/** Fraud notices whose wording state law prescribes. To be reviewed by counsel. */
export const STATE_FRAUD_NOTICES: Record<string, Notice> = {
  // A.C.A. 23-66-503.
  AR: {
    en: 'Any person who knowingly presents a false or fraudulent claim for payment of a loss or benefit or knowingly presents false information in an application for insurance is guilty of a crime and may be subject to fines and confinement in prison.',
    es: 'Toda persona que a sabiendas presente una reclamación falsa o fraudulenta para el pago de una pérdida o un beneficio, o que a sabiendas presente información falsa en una solicitud de seguro, es culpable de un delito y puede recibir multas y prisión.',
  },
  // R.C. 3999.21.
  OH: {
    en: 'Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud.',
    es: 'Toda persona que, con intención de defraudar o sabiendo que facilita un fraude contra una aseguradora, presente una solicitud o una reclamación que contenga una declaración falsa o engañosa es culpable de fraude de seguros.',
  },
  // 36 O.S. 3613.1.
  OK: {
    en: 'WARNING: Any person who knowingly, and with intent to injure, defraud or deceive any insurer, makes any claim for the proceeds of an insurance policy containing any false, incomplete or misleading information is guilty of a felony.',
    es: 'ADVERTENCIA: Toda persona que a sabiendas, y con intención de perjudicar, defraudar o engañar a una aseguradora, presente una reclamación por los beneficios de una póliza de seguro que contenga información falsa, incompleta o engañosa es culpable de un delito grave.',
  },
  // 75 Pa.C.S. 1822.
  PA: {
    en: 'Any person who knowingly and with intent to injure or defraud any insurer files an application or claim containing any false, incomplete or misleading information shall, upon conviction, be subject to imprisonment for up to seven years and the payment of a fine of up to $15,000.',
    es: 'Toda persona que a sabiendas y con intención de perjudicar o defraudar a una aseguradora presente una solicitud o una reclamación que contenga información falsa, incompleta o engañosa estará sujeta, si es condenada, a prisión de hasta siete años y al pago de una multa de hasta $15,000.',
  },
};

/** For all other states. To be reviewed by counsel. */
export const FRAUD_NOTICE: Notice = {
  en: 'Any person who knowingly gives an insurer false, incomplete or misleading information in an application for insurance or in a claim may commit insurance fraud, which is a crime and may be punished by fines and imprisonment, and may lose the coverage.',
  es: 'Toda persona que a sabiendas dé a una aseguradora información falsa, incompleta o engañosa en una solicitud de seguro o en una reclamación puede cometer fraude de seguros, que es un delito y puede castigarse con multas y prisión, y puede perder la cobertura.',
};
