import type { TextLanguage } from './languages';

/** What a shopper agrees to, word for word. A changed word is a new version; a shown version is never edited. */
export interface ConsentWording extends Record<TextLanguage, string> {
  version: string;
}

/** Newest first: the first is the one to show, the others are what pages loaded earlier show. To be reviewed by counsel. */
const WORDINGS = {
  telephone_contact: [
    {
      version: '2026-11',
      en: 'Yes, a licensed agent may call me about this quote at the number I gave, also with automated technology. I know that this consent is not required to buy anything and that I can withdraw it at any time.',
      es: 'Sí, un agente con licencia puede llamarme por esta cotización al número que indiqué, también con tecnología automatizada. Sé que este consentimiento no es necesario para comprar y que puedo retirarlo en cualquier momento.',
    },
  ],
} as const satisfies Record<string, readonly [ConsentWording, ...ConsentWording[]]>;

type Kind = keyof typeof WORDINGS;

/** The wording to show beside the box; its `version` is what is sent. */
export const currentConsentWording = (kind: Kind): ConsentWording => WORDINGS[kind][0];

/** The wording of a version that was once shown, or null. */
export const consentWording = (kind: Kind, version: string): ConsentWording | null =>
  WORDINGS[kind].find((wording) => wording.version === version) ?? null;
