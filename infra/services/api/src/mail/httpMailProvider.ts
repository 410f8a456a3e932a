import { object, string } from 'yup';
import { callProvider, pingProvider, ProviderFailure } from '../providers/callProvider';
import { jsonOf } from '../providers/readAnswer';
import { LetterRefused, type MailMessage, type MailProvider } from './mailProvider';

/** The request itself is invalid. Anything else (a wrong key, a limit, a fault) may work next time. */
const REFUSALS = new Set([400, 413, 422]);

/** A proxy's error page may also return 200 without a stored letter. */
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
export function createHttpMailProvider({ from, ...service }: HttpMailSettings): MailProvider {
  const settings = { name: 'mail', ...service } as const;
  return {
    ping: () => pingProvider(settings, '/ping'),
    async send(message) {
      const call = { name: 'send', method: 'POST', path: '/messages', body: bodyOf(message, from) } as const;
      try {
        await callProvider(settings, call, jsonOf(takenSchema));
      } catch (error) {
        if (error instanceof ProviderFailure && REFUSALS.has(error.status))
          throw new LetterRefused(error.status);
        throw error;
      }
    },
  };
}
