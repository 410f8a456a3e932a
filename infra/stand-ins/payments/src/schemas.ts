import { mixed, number, object, string } from 'yup';

const text = (max: number) => string().required().max(max);
const cents = () => number().integer().min(1).max(100_000_000).required();

const MOST_METADATA = 10;

/** The merchant's own facts, returned with each line of the ledger; texts only. */
const metadata = () =>
  mixed<Record<string, string>>(
    (value): value is Record<string, string> =>
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length <= MOST_METADATA &&
      Object.entries(value).every(
        ([name, one]) => name.length <= 40 && typeof one === 'string' && one.length <= 200,
      ),
  );

/** The body of `POST /v1/payment-sessions`. */
export const orderSchema = object({
  reference: text(60),
  account: text(60),
  amount: cents(),
  currency: string()
    .oneOf(['USD'] as const)
    .required(),
  customer: object({ name: text(200) })
    .noUnknown(true)
    .required(),
  webhook_url: text(500).matches(/^https?:\/\/[^\s]+$/),
  metadata: metadata().default({}),
}).noUnknown(true);

export const captureSchema = object({ amount: cents() }).noUnknown(true);

/** What the card page sends; only its shape, since `cardProblems` checks the fields. */
export const cardSchema = object({
  number: string().defined().max(40),
  expiry: string().defined().max(20),
  code: string().defined().max(10),
  zip: string().defined().max(20),
}).noUnknown(true);

/** Body of the hosted form's `POST /customers`, with that service's field names. */
export const customerSchema = object({
  AuthenticationKey: text(200),
  ExternalCustomerId: text(100),
  CustomerName: text(200),
}).noUnknown(true);
