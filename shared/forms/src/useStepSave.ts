import { useApi } from '@shared/api-client/hooks';
import { changesBetween, isMadeBy, type Quote, type QuoteChange } from '@shared/domain';
import { useState } from 'react';
import { dropDraft } from './drafts';
import { settled } from './settled';

/** What another tab or browser changed on the quote since a form was opened, and what the person says to it. */
export interface Elsewhere {
  changes: readonly QuoteChange[];
  /** It changed what this form asks: one of the two must give way, and the person says which. */
  clashes: boolean;
  answer: 'newer' | 'mine' | null;
  /** Takes the newer answers; what was typed here is given up. */
  takeNewer: () => void;
  /** Goes on with what stands here. */
  keepMine: () => void;
  /** Says that a draft was typed over answers of these fields that are no longer the quote's. */
  tell: (fields: string[]) => void;
}

interface StepSave {
  /** The quote as this form knows it: of the version it was opened on, or of the last one the person was told of. */
  known: Quote;
  elsewhere: Elsewhere;
  /** Key of the form, which starts anew with the newer answers. */
  formKey: number;
  /** The answer of the call that saves the form, or null when it failed. What was sent is no draft any more. */
  finish: <Answer>(call: Promise<Answer>) => Promise<Answer | null>;
  /** Where a form is saved by several calls: one went through, and its quote is no change of another tab. */
  partSaved: (quote: Quote) => void;
  /** Cancel: what was typed is given up. */
  giveUp: () => void;
}

/**
 * The saving of a step's form. The edit of another tab reaches this one as a newer quote (`quote:version-changed`, or
 * the next look at the server), and a save over it would carry that newer version and overwrite it unseen. So a form
 * remembers the quote it was opened on, and tells the difference before it saves. A draft remembers what it was typed
 * over; where that is outdated when the form is opened again, it is told in the same way.
 */
export function useStepSave(quote: Quote, draft: string, asks: (change: QuoteChange) => boolean): StepSave {
  const [known, setKnown] = useState(quote);
  const [formKey, setFormKey] = useState(0);
  const [answer, setAnswer] = useState<Elsewhere['answer']>(null);
  const [isSaved, setSaved] = useState(false);
  const [outdated, tell] = useState<string[]>([]);
  const { transport } = useApi();
  // An edit whose answer was lost may have come through: its change is nobody else's.
  const isOwn = isSaved || isMadeBy(transport.lostEdits(), quote, known.version);
  const since = isOwn ? [] : changesBetween(known, quote);
  const before = isSaved ? [] : changesOf(quote, outdated).filter(asks);
  const changes = [...before, ...since.filter((change) => before.length === 0 || !asks(change))];
  const learn = (said: Elsewhere['answer']) => {
    setKnown(quote);
    setAnswer(said);
    tell([]);
  };
  const giveUp = () => dropDraft(quote.id, draft);
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

/** Every change that these fields may be of, none without a field; the form says which of them it asks. */
function changesOf({ vehicles, drivers }: Quote, fields: string[]): QuoteChange[] {
  if (fields.length === 0) return [];
  return [
    { of: 'answers' },
    { of: 'questions' },
    ...vehicles.map((item, at) => ({ of: 'vehicles' as const, how: 'changed' as const, item, at, fields })),
    ...drivers.map((item, at) => ({ of: 'drivers' as const, how: 'changed' as const, item, at, fields })),
  ];
}
