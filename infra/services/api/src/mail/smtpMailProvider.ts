import { createTransport } from 'nodemailer';
import { ProviderFailure, ProviderSilent } from '../providers/callProvider';
import { LetterRefused, type MailMessage, type MailProvider } from './mailProvider';

export interface SmtpMailSettings {
  /** `smtps://user@host:465` (TLS from the start) or `smtp://user@host:587` (STARTTLS, which is demanded). */
  url: string;
  /** Of the user; null where the server asks for none. */
  password: string | null;
  from: string;
}

/** ms; together far below a letter's lease, so that no other node sends it meanwhile. */
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What nodemailer says of a failure besides its message, which contains addresses. */
const factsOf = (error: unknown): { code: unknown; status: unknown } => ({
  code: typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined,
  status: typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined,
});

/** The server refused this letter, rather than this site or all letters for now. */
const isOfLetter = (code: unknown, status: number): boolean =>
  status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

function failureOf(error: unknown, call: 'send' | 'ping'): Error {
  const { code, status } = factsOf(error);
  const asked = { provider: 'mail', call } as const;
  if (typeof status !== 'number') return new ProviderSilent(asked, error);
  return call === 'send' && isOfLetter(code, status)
    ? new LetterRefused(status)
    : new ProviderFailure(asked, status);
}

function mailOf({ id, to, cc, replyTo, subject, html, text, attachments = [] }: MailMessage, from: string) {
  return {
    // The same for every attempt: mail programs show a message that came twice once.
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    ...(cc === undefined ? {} : { cc }),
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, contentType, contentBase64 }) => ({
      filename: name,
      contentType,
      content: contentBase64,
      encoding: 'base64',
    })),
  };
}

/**
 * A mail server by SMTP. It does not know what it has already taken, so a letter whose answer was lost arrives twice, with
 * one Message-ID.
 */
export function createSmtpMailProvider({ url, password, from }: SmtpMailSettings): MailProvider {
  const { protocol, hostname, port, username } = new URL(url);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? PORTS[protocol] : Number(port),
    secure: protocol === 'smtps:',
    // Otherwise someone between could switch encryption off.
    requireTLS: !ON_THIS_MACHINE.has(hostname),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: password ?? '' } }),
    pool: true,
    // A letter names no files of this machine and no addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...LIMITS,
  });
  return {
    async ping() {
      await transport.verify().catch((error: unknown) => {
        throw failureOf(error, 'ping');
      });
    },
    async send(message) {
      await transport.sendMail(mailOf(message, from)).catch((error: unknown) => {
        throw failureOf(error, 'send');
      });
    },
    close: () => transport.close(),
  };
}
