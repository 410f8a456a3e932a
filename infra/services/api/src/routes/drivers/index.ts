import type { FastifyInstance } from 'fastify';
import {
  driverFormSchema,
  type DriverInput,
  type DriverPatch,
  driverPatchSchema,
  driverSchema,
  MAX_DRIVERS,
  STATE_RULES,
} from '@shared/domain';
import { boolean } from 'yup';
import { ApiFailure } from '../../http/apiFailure';
import { failureOf } from '../../http/validatorCompiler';
import { newDriver, nextPolicyHolder, patchDriver } from '../../quotes/driverEdits';
import { socialHandle } from '../../quotes/finalRates';
import type { DriverDocument, StoredPart, StoredQuote } from '../../quotes/storedQuote';
import { partRoutes, type PartRules } from '../parts/partRoutes';

/** The credit score is asked of the policyholder, the first driver, if the state asks for it (section 5). */
function added(quote: StoredQuote, input: DriverInput, today: string): DriverDocument {
  const asksCredit = quote.drivers.length === 0 && STATE_RULES[quote.document.address.state].creditAsked;
  const failure = failureOf(driverFormSchema(asksCredit), input);
  if (failure) throw failure;
  return newDriver(input, quote, today);
}

/** Both of section 3's names (reading 70). */
const HOLDER_NAMES = ['policy_holder', 'policyholder'] as const;
const holderName = () => boolean().typeError('validation:invalid').nonNullable('validation:required');
const holderNames = { policy_holder: holderName(), policyholder: holderName() };

/** Who is the policyholder is a fact of the quote (reading 11): a caller that sends the whole driver may repeat it. */
function withoutRepeats<Body extends object>(
  body: Body,
  quote: StoredQuote,
  part: StoredPart<DriverDocument> | null,
): Body {
  const isHolder = part ? part.document.policy_holder : quote.drivers.length === 0;
  const rest = { ...body };
  for (const attribute of HOLDER_NAMES) {
    const said: unknown = Reflect.get(rest, attribute);
    if (said !== undefined && said !== isHolder)
      throw new ApiFailure(422, [{ code: 'field_not_writable', attribute }]);
    Reflect.deleteProperty(rest, attribute);
  }
  return rest;
}

const RULES: PartRules<DriverDocument, DriverInput, DriverPatch> = {
  noun: 'driver',
  inputSchema: driverSchema.shape(holderNames),
  patchSchema: driverPatchSchema.shape(holderNames),
  withoutRepeats,
  most: MAX_DRIVERS,
  partsOf: ({ drivers }) => drivers,
  added,
  changed: (quote, document, patch, today) => patchDriver(document, patch, quote, today),
  write: (part) => ({ table: 'drivers', ...part }),
  removedWith(quote, id, today) {
    const next = nextPolicyHolder(quote, id, today);
    return next ? [{ table: 'drivers', id: next.id, document: next.document }] : [];
  },
  answerOf: () => 'drivers',
  // After sending an SSN, the shopper can refer to it in a URL by its handle (reading 35).
  alsoAnswers: (services, quote, { social_security: social }) =>
    social === undefined ? {} : { social: socialHandle(services, quote) },
};

/** Adding, changing and removing a driver (specification 7). */
export function driverRoutes(app: FastifyInstance, _options: object, done: () => void) {
  partRoutes(app, RULES);
  done();
}
