import type { ConsentWording } from '../consentWordings';

/** The wordings of a state by what is signed; newest first, and a version that was once shown is never edited. */
export type StateWordings = Record<string, readonly [ConsentWording, ...ConsentWording[]]>;
