import { array, type InferType, object, string } from 'yup';

const address = () => string().required().max(254);

/** A file attached to a message: a few megabytes, the usual limit of mail services. */
const attachmentSchema = object({
  name: string().required().max(200),
  content_type: string()
    .required()
    .max(100)
    .matches(/^[\w.+-]+\/[\w.+-]+$/),
  content_base64: string()
    .required()
    .max(6_000_000)
    .matches(/^[A-Za-z0-9+/]*={0,2}$/),
}).noUnknown(true);

/** The body of `POST /messages`. */
export const messageSchema = object({
  id: string().required().max(100),
  from: address(),
  to: array().of(address()).required().min(1).max(20),
  cc: array().of(address()).max(20).default([]),
  reply_to: string().max(254),
  subject: string().required().max(300),
  html: string().required().max(500_000),
  text: string().required().max(200_000),
  attachments: array().of(attachmentSchema).max(10).default([]),
}).noUnknown(true);

export type Message = InferType<typeof messageSchema>;

/** A stored message; `received_at` is an ISO instant. */
export interface KeptMessage extends Message {
  received_at: string;
}

/** A message's fields in a list. */
export type MessageHead = Pick<KeptMessage, 'id' | 'from' | 'to' | 'cc' | 'subject' | 'received_at'>;

export const headOf = ({ id, from, to, cc, subject, received_at }: KeptMessage): MessageHead => ({
  id,
  from,
  to,
  cc,
  subject,
  received_at,
});
