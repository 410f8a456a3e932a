import { useApi } from '@shared/api-client/hooks';
import { changesBetween, isMadeBy, type Quote, type QuoteChange } from '@shared/domain';
import { useState } from 'react';
import { dropDraft } from './drafts';
import { settled } from './settled';
import { useDraftStore } from './useDraftStore';

/** What another tab or browser changed in the quote since a form was opened, and the shopper's decision. */
export interface Elsewhere {
  changes: readonly QuoteChange[];
  /** It changed fields of this form, so the shopper decides which to keep. */
  clashes: boolean;
  answer: 'newer' | 'mine' | null;
  /** Takes the newer answers and discards what was typed here. */
  takeNewer: () => void;
  /** Keeps the answers of this form. */
  keepMine: () => void;
  /** Reports that a draft was typed over values of these fields that the quote no longer has. */
  tell: (fields: string[]) => void;
}

interface StepSave {
  /** The quote as this form knows it: the version it was opened on, or the last one reported to the shopper. */
  known: Quote;
  elsewhere: Elsewhere;
  /** Key of the form, which remounts it with the newer answers. */
  formKey: number;
  /** The result of the call that saves the form, or null if it failed; deletes the draft. */
  finish: <Answer>(call: Promise<Answer>) => Promise<Answer | null>;
  /** For forms saved by several calls: this quote came from our own call, not from another tab. */
  partSaved: (quote: Quote) => void;
  /** Cancel: discards what was typed. */
  giveUp: () => void;
}

/**
 * Saves a step's form. An edit in another tab arrives as a newer quote (`quote:version-changed`, or a refetch), and a
 * save would carry that newer version and silently overwrite it. So a form remembers the quote it was opened on and
 * reports the difference before saving. A draft remembers the answers it was typed over; if those are outdated when the
 * form is reopened, it is reported the same way.
 */
export function useStepSave(quote: Quote, draft: string, asks: (change: QuoteChange) => boolean): StepSave {
  const [known, setKnown] = useState(quote);
  const [formKey, setFormKey] = useState(0);
  const [answer, setAnswer] = useState<Elsewhere['answer']>(null);
  const [isSaved, setSaved] = useState(false);
  const [outdated, tell] = useState<string[]>([]);
  const { transport } = useApi();
  // An edit whose response was lost may have been applied; its change is our own.
  const isOwn = isSaved || isMadeBy(transport.lostEdits(), quote, known.version);
  const since = isOwn ? [] : changesBetween(known, quote);
  const before = isSaved ? [] : changesOf(quote, outdated).filter(asks);
  const changes = [...before, ...since.filter((change) => before.length === 0 || !asks(change))];
  const learn = (said: Elsewhere['answer']) => {
    setKnown(quote);
    setAnswer(said);
    tell([]);
  };
  const store = useDraftStore();
  const giveUp = () => dropDraft(store, quote.id, draft);
  const takeNewer = () => {
    giveUp();
    setFormKey(formKey + 1);
    learn('newer');
  };
  const finish = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    const done = await settled(call);
    if (done === null) return null;
    giveUp();
    setSaved(true);
    return done;
  };
  const elsewhere = {
    changes,
    clashes: changes.some(asks),
    answer,
    takeNewer,
    keepMine: () => learn('mine'),
    tell,
  };
  return { known, elsewhere, formKey, finish, partSaved: setKnown, giveUp };
}

/** Every change that these fields may belong to, none without a field; the form picks those it asks. */
function changesOf({ vehicles, drivers }: Quote, fields: string[]): QuoteChange[] {
  if (fields.length === 0) return [];
  return [
    { of: 'answers' },
    { of: 'questions' },
    ...vehicles.map((item, at) => ({ of: 'vehicles' as const, how: 'changed' as const, item, at, fields })),
    ...drivers.map((item, at) => ({ of: 'drivers' as const, how: 'changed' as const, item, at, fields })),
  ];
}
