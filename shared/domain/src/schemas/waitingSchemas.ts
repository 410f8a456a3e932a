import type { InferType } from 'yup';
import { email } from './contactSchemas';
import { closed, requiredText } from './fields';
import { zipCodeSchema } from './zipCodeSchema';

/** Body of POST /v2/waiting-list: the address to email once we come to a ZIP code, and the consent wording shown. */
export const waitingSchema = closed({
  to: email().required('validation:email_required'),
  zip_code: zipCodeSchema,
  consent: closed({ version: requiredText(20) }).required(),
});

/** Body of POST /v2/waiting-list/erase: the code of the emailed link. */
export const eraseWaitingSchema = closed({ code: requiredText(200) });

export type WaitingInput = InferType<typeof waitingSchema>;
export type EraseWaitingInput = InferType<typeof eraseWaitingSchema>;
