import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  driverFormSchema,
  type DriverInput,
  type DriverPatch,
  driverPatchSchema,
  driverSchema,
  MAX_DRIVERS,
  STATE_RULES,
  statusWithoutRates,
} from '@shared/domain';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { etagOf, matchedQuote } from '../../http/ifMatch';
import { once } from '../../http/once';
import { failureOf } from '../../http/validatorCompiler';
import { todayFor } from '../../quotes/answers';
import { checkEditable, checkWritable } from '../../quotes/checkWritable';
import { newDriver, nextPolicyHolder, patchDriver } from '../../quotes/driverEdits';
import type { PartChange, QuoteChange } from '../../quotes/quoteStore';
import { saveAddition, saveEdit } from '../../quotes/saveEdit';
import type { StoredQuote } from '../../quotes/storedQuote';

const COLLECTION = '/v2/quotes/:id/drivers';
const MEMBER = '/v2/quotes/:id/drivers/:driverId';
const config = { sealed: true, opensQuote: true } as const;

interface Member {
  Params: { id: string; driverId: string };
}

const withoutRates = (quote: StoredQuote) =>
  ({ emptiesRates: true, status: statusWithoutRates(quote.status) }) as const;

function addition(quote: StoredQuote, id: string, input: DriverInput, today: string): QuoteChange {
  if (!checkEditable(quote.status).add) throw new ApiFailure(409, 'quote_closed');
  if (quote.drivers.length >= MAX_DRIVERS) {
    throw new ApiFailure(422, [{ code: 'max_drivers', values: { count: MAX_DRIVERS } }]);
  }
  // The credit score is asked of the policyholder, the first driver, where the state asks it (section 5).
  const asksCredit = quote.drivers.length === 0 && STATE_RULES[quote.document.address.state].creditAsked;
  const failure = failureOf(driverFormSchema(asksCredit), input);
  if (failure) throw failure;
  const document = newDriver(input, quote, today);
  return { ...withoutRates(quote), parts: [{ table: 'drivers', id, document, isNew: true }] };
}

function driverOf(quote: StoredQuote, id: string) {
  const part = quote.drivers.find((driver) => driver.id === id);
  if (!part) throw new ApiFailure(404, 'driver_not_found');
  return part;
}

function removal(quote: StoredQuote, driverId: string): QuoteChange {
  const { id } = driverOf(quote, driverId);
  if (!checkEditable(quote.status).remove) throw new ApiFailure(409, 'quote_closed');
  const parts: PartChange[] = [{ table: 'drivers', id, document: null }];
  const next = nextPolicyHolder(quote, id);
  if (next) parts.push({ table: 'drivers', id: next.id, document: next.document });
  return { ...withoutRates(quote), parts };
}

function changed(stored: StoredQuote, driverId: string, patch: DriverPatch, today: string): QuoteChange {
  const { id, document } = driverOf(stored, driverId);
  checkWritable(stored.status, 'driver', patch);
  const parts: PartChange[] = [
    { table: 'drivers', id, document: patchDriver(document, patch, stored, today) },
  ];
  return { ...withoutRates(stored), parts };
}

/** Adding, changing and removing a driver (specification 7); each answers the whole quote too. */
export function driverRoutes(app: FastifyInstance, _options: object, done: () => void) {
  const today = (quote: StoredQuote) => todayFor(quote, app.clock());
  app.post<{ Body: DriverInput }>(
    COLLECTION,
    { schema: { body: driverSchema }, config },
    (request, reply) => {
      const id = randomUUID();
      const start = { quote: quoteOf(request), keyHash: sealedOf(request).keyHash };
      return once(app, request, reply, (record) =>
        saveAddition(app, start, record, {
          change: (quote) => addition(quote, id, request.body, today(quote)),
          answer: (quote) => ({ driver: quote.drivers.find((driver) => driver.id === id), quote }),
        }),
      );
    },
  );
  app.patch<Member & { Body: DriverPatch }>(
    MEMBER,
    { schema: { body: driverPatchSchema }, config },
    async (request, reply) => {
      const stored = matchedQuote(request);
      const id = request.params.driverId;
      const quote = await saveEdit(app, stored, (latest) => changed(latest, id, request.body, today(latest)));
      void reply.header('etag', etagOf(quote));
      return { driver: quote.drivers.find((driver) => driver.id === id), quote };
    },
  );
  app.delete<Member>(MEMBER, { config }, async (request, reply) => {
    const stored = matchedQuote(request);
    const quote = await saveEdit(app, stored, (latest) => removal(latest, request.params.driverId));
    void reply.header('etag', etagOf(quote));
    return { quote };
  });
  done();
}
