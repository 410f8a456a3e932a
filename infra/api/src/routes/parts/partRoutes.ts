import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoteOf, sealedOf } from '../../context';
import { etagOf, matchedQuote } from '../../http/ifMatch';
import { once } from '../../http/once';
import { todayFor } from '../../quotes/answers';
import { answerTo } from '../../quotes/answerTo';
import { saveAddition, saveEdit } from '../../quotes/saveEdit';
import type { StoredQuote } from '../../quotes/storedQuote';
import { changesOf, type PartRules, TABLES } from './partChanges';

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
