import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoteOf, sealedOf } from '../../context';
import { etagOf, matchedQuote } from '../../http/ifMatch';
import { once } from '../../http/once';
import { todayFor, answerTo } from '../../quotes/response';
import { saveAddition, saveEdit } from '../../quotes/saveEdit';
import type { StoredQuote, StoredPart } from '../../quotes/storedQuote';
import { type Answer, emptiesRates } from '@shared/domain';
import type { AnyObject, Schema } from 'yup';
import { ApiFailure } from '../../http/apiFailure';
import { checkEditable, checkWritable } from '../../quotes/checks';
import { type PartChange, type QuoteChange, withoutRates } from '../../quotes/quoteStore';

type Noun = 'vehicle' | 'driver';
type AnswerServices = Pick<FastifyInstance, 'vault' | 'clock'>;

/** What differs between vehicles and drivers. `today` is the ISO date where the cars are. */
export interface PartRules<Document, Input, Patch extends object> {
  noun: Noun;
  inputSchema: Schema<Input, AnyObject>;
  patchSchema: Schema<Patch, AnyObject>;
  most: number;
  /**
   * A body without what it only repeats of the quote; the part is null if it is new. @throws ApiFailure 422 if it
   * contradicts the quote
   */
  withoutRepeats?<Body extends object>(
    body: Body,
    quote: StoredQuote,
    part: StoredPart<Document> | null,
  ): Body;
  partsOf(quote: StoredQuote): StoredPart<Document>[];
  added(quote: StoredQuote, input: Input, today: string): Document;
  changed(quote: StoredQuote, document: Document, patch: Patch, today: string): Document;
  /** A null document removes the part. */
  write(part: { id: string; document: Document | null; isNew?: boolean }): PartChange;
  /** Other changes that its removal causes. */
  removedWith(quote: StoredQuote, id: string, today: string): PartChange[];
  /** The journey answer that such a patch changes. */
  answerOf(patch: Patch): Answer;
  /** Extra response fields of a change, besides the part and the quote. */
  alsoAnswers?(services: AnswerServices, quote: StoredQuote, patch: Patch): object;
}

/** The field of a quote that stores the parts of each noun. */
const TABLES = { vehicle: 'vehicles', driver: 'drivers' } as const;

const emptied = (quote: StoredQuote, changed: Answer) =>
  emptiesRates([changed], quote.status) ? withoutRates(quote) : {};

/** The quote changes behind the three calls, each validated against the current quote. */
function changesOf<Document, Input, Patch extends object>(rules: PartRules<Document, Input, Patch>) {
  const { noun, most } = rules;
  const find = (quote: StoredQuote, id: string) => {
    const part = rules.partsOf(quote).find((one) => one.id === id);
    if (!part) throw new ApiFailure(404, `${noun}_not_found`);
    return part;
  };
  return {
    addition: (quote: StoredQuote, id: string, sent: Input & object, today: string): QuoteChange => {
      if (!checkEditable(quote.status).add) throw new ApiFailure(409, 'quote_closed');
      if (rules.partsOf(quote).length >= most) {
        throw new ApiFailure(422, [{ code: `max_${TABLES[noun]}`, values: { count: most } }]);
      }
      const input = rules.withoutRepeats?.(sent, quote, null) ?? sent;
      const document = rules.added(quote, input, today);
      return { ...emptied(quote, TABLES[noun]), parts: [rules.write({ id, document, isNew: true })] };
    },
    change: (quote: StoredQuote, id: string, sent: Patch, today: string): QuoteChange => {
      const part = find(quote, id);
      const patch = rules.withoutRepeats?.(sent, quote, part) ?? sent;
      checkWritable(quote.status, noun, patch);
      const parts = [rules.write({ id, document: rules.changed(quote, part.document, patch, today) })];
      return { ...emptied(quote, rules.answerOf(patch)), parts };
    },
    removal: (quote: StoredQuote, id: string, today: string): QuoteChange => {
      find(quote, id);
      if (!checkEditable(quote.status).remove) throw new ApiFailure(409, 'quote_closed');
      const gone = rules.write({ id, document: null });
      return { ...emptied(quote, TABLES[noun]), parts: [gone, ...rules.removedWith(quote, id, today)] };
    },
  };
}

const config = { sealed: true, opensQuote: true } as const;

interface Member {
  Params: Record<string, string>;
}

function partAnswer(request: FastifyRequest, noun: keyof typeof TABLES, stored: StoredQuote, id: string) {
  const quote = answerTo(request, stored);
  const part = quote[TABLES[noun]].find((one) => one.id === id);
  return { [noun]: part, quote };
}

/** Adding, changing and removing a part of a quote (specification 7); each also returns the whole quote. */
export function partRoutes<Document, Input, Patch extends object>(
  app: FastifyInstance,
  rules: PartRules<Document, Input, Patch>,
): void {
  const { noun, inputSchema, patchSchema } = rules;
  const { addition, change, removal } = changesOf(rules);
  const collection = `/v2/quotes/:id/${TABLES[noun]}`;
  const member = `${collection}/:${noun}Id`;
  const today = (quote: StoredQuote) => todayFor(quote, app.clock());
  const idIn = (params: Member['Params']) => params[`${noun}Id`] ?? '';
  app.post(collection, { schema: { body: inputSchema }, config }, (request, reply) => {
    const id = randomUUID();
    // Already validated by its schema; Fastify's types do not follow a generic body.
    const input: Input & object = Object(request.body);
    const start = { quote: quoteOf(request), keyHash: sealedOf(request).keyHash };
    const work = {
      change: (quote: StoredQuote) => addition(quote, id, input, today(quote)),
      answer: (quote: StoredQuote) => partAnswer(request, noun, quote, id),
    };
    return once(app, request, reply, (record) => saveAddition(app, start, record, work));
  });
  app.patch<Member>(member, { schema: { body: patchSchema }, config }, async (request, reply) => {
    const id = idIn(request.params);
    const patch: Patch = Object(request.body);
    const edit = (latest: StoredQuote) => change(latest, id, patch, today(latest));
    const quote = await saveEdit(app, matchedQuote(request), edit);
    void reply.header('etag', etagOf(quote));
    return { ...partAnswer(request, noun, quote, id), ...rules.alsoAnswers?.(app, quote, patch) };
  });
  app.delete<Member>(member, { config }, async (request, reply) => {
    const id = idIn(request.params);
    const edit = (latest: StoredQuote) => removal(latest, id, today(latest));
    const quote = await saveEdit(app, matchedQuote(request), edit);
    void reply.header('etag', etagOf(quote));
    return { quote: answerTo(request, quote) };
  });
}
