import { sessionStore, type SafeStorage } from '@shared/domain';
import { atomWithStorage } from 'jotai/vanilla/utils';
import { draftKey, draftStorage, type Draft } from './drafts';

const NONE: Draft = {};

/** A draft as an atom. It is read as soon as the atom is created, because the form starts with its values. */
export const draftAtom = (
  quoteId: string,
  step: string,
  fields: readonly string[],
  store: SafeStorage = sessionStore,
) => atomWithStorage(draftKey(quoteId, step), NONE, draftStorage(fields, store), { getOnInit: true });
