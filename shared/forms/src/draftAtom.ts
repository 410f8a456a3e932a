import { atomWithStorage } from 'jotai/vanilla/utils';
import { draftKey, draftStorage, type Draft } from './drafts';

const NONE: Draft = {};

/** A draft as an atom, read when it is made: a form starts with what it holds. */
export const draftAtom = (quoteId: string, step: string, fields: readonly string[]) =>
  atomWithStorage(draftKey(quoteId, step), NONE, draftStorage(fields), { getOnInit: true });
