import { object, string } from 'yup';
import { LetterRefused, type MailMessage, type MailProvider } from './mailProvider';

/** Shorter than the outbox's lease, so that no other node tries a letter while this one still waits. */
const TIME_LIMIT = 10_000;
/** The request itself is invalid. Anything else (a wrong key, a limit, a fault) may work next time. */
const REFUSALS = new Set([400, 413, 422]);

const takenSchema = object({ id: string().required() });

export interface HttpMailSettings {
  /** `POST {url}/messages` takes a message as JSON and returns {id} once it is stored. */
  url: string;
  apiKey: string;
  from: string;
}

const bodyOf = (
  { id, to, cc, replyTo, subject, html, text, attachments = [] }: MailMessage,
  from: string,
) => ({
  id,
  from,
  to: [to],
  cc: cc === undefined ? [] : [cc],
  ...(replyTo === undefined ? {} : { reply_to: replyTo }),
  subject,
  html,
  text,
  ...(attachments.length === 0
    ? {}
    : {
        attachments: attachments.map(({ name, contentType, contentBase64 }) => ({
          name,
          content_type: contentType,
          content_base64: contentBase64,
        })),
      }),
});

/** A transactional-mail service with a JSON API and an API key. */
export const createHttpMailProvider = ({ url, apiKey, from }: HttpMailSettings): MailProvider => ({
  async send(message) {
    const answer = await fetch(`${url.replace(/\/$/, '')}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(bodyOf(message, from)),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const text = await answer.text();
    if (REFUSALS.has(answer.status)) throw new LetterRefused(String(answer.status));
    if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
    // A proxy's error page may also return 200 without a stored letter.
    takenSchema.validateSync(JSON.parse(text));
  },
});
