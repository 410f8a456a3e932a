import type { ConsentWording } from '../consentWordings';

/** A state's wordings by kind of choice, newest first; a published version is never edited. */
export type StateWordings = Record<string, readonly [ConsentWording, ...ConsentWording[]]>;
