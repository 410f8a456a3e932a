import { array, type InferType, object, string } from 'yup';

const address = () => string().required().max(254);

/** What `POST /messages` takes. */
export const messageSchema = object({
  id: string().required().max(100),
  from: address(),
  to: array().of(address()).required().min(1).max(20),
  cc: array().of(address()).max(20).default([]),
  reply_to: string().max(254),
  subject: string().required().max(300),
  html: string().required().max(500_000),
  text: string().required().max(200_000),
}).noUnknown(true);

export type Message = InferType<typeof messageSchema>;

/** A message as kept; `received_at` is an ISO instant. */
export interface KeptMessage extends Message {
  received_at: string;
}

/** What a list shows of a message. */
export type MessageHead = Pick<KeptMessage, 'id' | 'from' | 'to' | 'cc' | 'subject' | 'received_at'>;

export const headOf = ({ id, from, to, cc, subject, received_at }: KeptMessage): MessageHead => ({
  id,
  from,
  to,
  cc,
  subject,
  received_at,
});
