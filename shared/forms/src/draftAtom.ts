import { atomWithStorage } from 'jotai/vanilla/utils';
import { draftKey, draftStorage, type Draft } from './drafts';

const NONE: Draft = {};

/** A draft as an atom, read on creation, since a form is initialized from it. */
export const draftAtom = (quoteId: string, step: string, fields: readonly string[]) =>
  atomWithStorage(draftKey(quoteId, step), NONE, draftStorage(fields), { getOnInit: true });
