import type { TextLanguage } from './languages';

/** The exact text a shopper consents to. Any change is a new version; a published one is never edited. */
export interface ConsentWording extends Record<TextLanguage, string> {
  version: string;
}

/** Newest first: the first is current, pages loaded earlier show the others. To be reviewed by counsel. */
const WORDINGS = {
  telephone_contact: [
    {
      version: '2026-11',
      en: 'Yes, a licensed agent may call me about this quote at the number I gave, also with automated technology. I know that this consent is not required to buy anything and that I can withdraw it at any time.',
      es: 'Sí, un agente con licencia puede llamarme por esta cotización al número que indiqué, también con tecnología automatizada. Sé que este consentimiento no es necesario para comprar y que puedo retirarlo en cualquier momento.',
    },
  ],
  waiting_list: [
    {
      version: '2026-11',
      en: 'Yes, email me once when you offer insurance in my ZIP code. I can delete my address at any time with the link in your emails.',
      es: 'Sí, envíenme un correo cuando ofrezcan seguros en mi código postal. Puedo borrar mi dirección en cualquier momento con el enlace de sus correos.',
    },
  ],
} as const satisfies Record<string, readonly [ConsentWording, ...ConsentWording[]]>;

type Kind = keyof typeof WORDINGS;

/** The current wording for the checkbox; its `version` is sent along. */
export const currentConsentWording = (kind: Kind): ConsentWording => WORDINGS[kind][0];

/** The wording of a published version, or null. */
export const consentWording = (kind: Kind, version: string): ConsentWording | null =>
  WORDINGS[kind].find((wording) => wording.version === version) ?? null;
