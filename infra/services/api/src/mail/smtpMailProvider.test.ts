import { SMTPServer } from 'smtp-server';
import { reasonOf } from '../reasonOf';
import { LetterRefused, type MailMessage } from './mailProvider';
import { createSmtpMailProvider } from './smtpMailProvider';

const LETTER: MailMessage = {
  id: 'letter-1',
  to: 'ann@example.com',
  cc: 'copies@site.example',
  replyTo: 'agent@site.example',
  subject: 'Your quote',
  html: '<p>Hello</p>',
  text: 'Hello',
  attachments: [{ name: 'quote.pdf', contentType: 'application/pdf', contentBase64: btoa('%PDF-1.7') }],
};

/** What the server does with the next message. */
let answer: 'takes' | 'no such user' | 'busy' | 'too large' = 'takes';
const got: string[] = [];
const refusal = (responseCode: number) => Object.assign(new Error(`refused ${LETTER.to}`), { responseCode });
const server = new SMTPServer({
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'site@mail.example' && password === 'key'
      ? done(null, { user: 'site' })
      : done(refusal(535)),
  onRcptTo: (_address, _session, done) => done(answer === 'no such user' ? refusal(550) : null),
  onData(stream, _session, done) {
    let message = '';
    stream.on('data', (part: Buffer) => (message += part.toString()));
    stream.once('end', () => {
      if (answer === 'busy') return done(refusal(451));
      if (answer === 'too large') return done(refusal(552));
      got.push(message);
      return done(null);
    });
  },
});
// A client that goes away is no failure of the server.
server.on('error', () => undefined);

let port: number;
const open = (password = 'key') =>
  createSmtpMailProvider({
    url: `smtp://site%40mail.example@127.0.0.1:${port}`,
    password,
    from: 'quotes@site.example',
  });
let provider: ReturnType<typeof open>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  provider = open();
});
beforeEach(() => {
  answer = 'takes';
  got.length = 0;
});
afterAll(async () => {
  provider.close?.();
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a letter goes out with its copy, its answer address and its paper', async () => {
  await provider.ping();
  await provider.send(LETTER);
  expect(got).toHaveLength(1);
  for (const line of [
    'From: quotes@site.example',
    'To: ann@example.com',
    'Cc: copies@site.example',
    'Reply-To: agent@site.example',
    'Subject: Your quote',
    'Message-ID: <letter-1@site.example>',
    'filename=quote.pdf',
    btoa('%PDF-1.7'),
  ])
    expect(got[0]).toContain(line);
});

test('a letter that is sent again has the same Message-ID, because the server takes it twice', async () => {
  await provider.send(LETTER);
  await provider.send(LETTER);
  expect(got.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim())).toEqual([
    '<letter-1@site.example>',
    '<letter-1@site.example>',
  ]);
});

test.each(['no such user', 'too large'] as const)('%s: the letter is refused for good', async (wrong) => {
  answer = wrong;
  await expect(provider.send(LETTER)).rejects.toThrow(LetterRefused);
});

test('a busy server is asked again', async () => {
  answer = 'busy';
  const failure: unknown = await provider.send(LETTER).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(LetterRefused);
  expect(reasonOf(failure)).toEqual({ kind: 'ProviderFailure', provider: 'mail', call: 'send', status: 451 });
});

test('a wrong password is no refusal of the letter, and no log names an address', async () => {
  const stranger = open('wrong');
  const failure: unknown = await stranger.send(LETTER).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(LetterRefused);
  expect(reasonOf(failure)).toMatchObject({ provider: 'mail', status: 535 });
  expect(JSON.stringify(reasonOf(failure))).not.toContain('@');
  await expect(stranger.ping()).rejects.toThrow('mail: ping');
  stranger.close?.();
});

test('a server that is not there may be there later', async () => {
  const nobody = createSmtpMailProvider({
    url: 'smtp://127.0.0.1:9',
    password: null,
    from: 'a@site.example',
  });
  const failure: unknown = await nobody.send(LETTER).catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(LetterRefused);
  expect(reasonOf(failure)).toMatchObject({ kind: 'ProviderSilent', provider: 'mail' });
  nobody.close?.();
});
