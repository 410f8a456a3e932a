import type { ChoiceKind } from '../entities/consent';

/** A text that law or counsel decides on, in both languages. */
export interface LegalText {
  en: string;
  es: string;
}

/** A text as signed: a published version is never edited. */
export interface SignedWording extends LegalText {
  version: string;
}

/** What a state wants signed, newest first. A choice without a wording in both languages does not compile. */
export type SignedWordings<
  Rejections extends readonly ChoiceKind[],
  Others extends ChoiceKind = never,
> = Record<Rejections[number] | Others, readonly [SignedWording, ...SignedWording[]]>;
