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

/** What a state wants signed, newest first. */
export type StateWordings = Partial<Record<ChoiceKind, readonly [SignedWording, ...SignedWording[]]>>;

/** The wordings of a state that wants these choices signed: one that is missing, in either language, does not compile. */
export type WordingsOf<Kinds extends ChoiceKind> = StateWordings & Required<Pick<StateWordings, Kinds>>;
