import { getQuote } from '@shared/api-client/requests';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { clientOf } from '../system/apiClient';
import { finder, findInFiles } from '../system/findInFiles';
import { readRun } from '../system/run';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Numbers that occur nowhere else on this machine. */
const SOCIAL = '538-42-7719';
const LICENSE = 'Q70415926535';
const SECRETS = [SOCIAL, SOCIAL.replaceAll('-', ''), LICENSE];

/** Everything this browser sends and receives, as transmitted. */
function listenTo({ page }: Shopper): () => Promise<string> {
  const sent: string[] = [];
  const answers: Promise<string>[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  page.on('response', (answer) => answers.push(answer.text().catch(() => '')));
  return async () => [...sent, ...(await Promise.all(answers))].join('\n');
}

interface Envelopes {
  /** Request content. */
  sealed: string[];
  /** Response content. */
  opened: string[];
}

/** What the page itself encrypts and decrypts: bodies and responses before and after transmission. */
async function lookInto({ context }: Shopper): Promise<Envelopes> {
  const envelopes: Envelopes = { sealed: [], opened: [] };
  await context.exposeFunction('noteEnvelope', (of: keyof Envelopes, text: string) => {
    envelopes[of].push(text);
  });
  // Evaluated in the page, before any of its scripts.
  await context.addInitScript(`{
    const { encrypt, decrypt } = SubtleCrypto.prototype;
    const note = (of, bytes) => noteEnvelope(of, new TextDecoder().decode(bytes));
    SubtleCrypto.prototype.encrypt = function (way, key, plain) {
      note('sealed', plain);
      return encrypt.call(this, way, key, plain);
    };
    SubtleCrypto.prototype.decrypt = async function (...sealed) {
      const plain = await decrypt.apply(this, sealed);
      note('opened', plain);
      return plain;
    };
  }`);
  return envelopes;
}

/** Everything the browser stores and shows: storage, databases, cookies, history, every address it loaded, the document. */
async function keptBy({ page, context }: Shopper): Promise<string> {
  const stored = await context.storageState({ indexedDB: true });
  const rest = await page.evaluate(() => [
    ...[localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))),
    JSON.stringify(history.state),
    document.cookie,
    window.name,
    ...performance.getEntries().map(({ name }) => name),
    document.documentElement.outerHTML,
  ]);
  return [JSON.stringify(stored), ...rest].join('\n');
}

test('an SSN and a license number typed here appear in no file, log, URL, storage or response (reading 35) [R35]', () =>
  tell(async (shopper) => {
    const wire = listenTo(shopper);
    const envelopes = await lookInto(shopper);
    const license = { state: 'IL', number: LICENSE, issued: '05/06/2002' } as const;
    await buyAndApply(shopper, 'IL', {
      street: '1 Main St',
      drivers: [quackenbush('IL', { social: SOCIAL, license })],
      vehicles: [OLD_ACCORD],
    });
    const { client, quoteId } = await clientOf(shopper);
    const quote = await getQuote(client, quoteId);
    // They were stored, because their last four digits are returned.
    expect(quote.drivers[0]).toMatchObject({ social_security_last4: '7719', license_number_last4: '6535' });
    // The final quote was requested with the SSN's handle, which contains no digit.
    expect(shopper.wire.seen.join('\n')).toMatch(/type=final_quote&social=[a-p]{44}/);

    const places = {
      wire: await wire(),
      addresses: shopper.wire.seen.join('\n'),
      opened: envelopes.opened.join('\n'),
      kept: await keptBy(shopper),
      quote: JSON.stringify(quote),
    };
    const foundIn = (text: string) =>
      Object.entries(places).flatMap(([where, content]) =>
        finder(text)(Buffer.from(content)) ? [where] : [],
      );
    const { dataDir, logFile } = readRun();
    for (const secret of SECRETS) {
      expect({ secret, found: foundIn(secret) }).toEqual({ secret, found: [] });
      const { found, searched } = findInFiles([dataDir, logFile], secret);
      expect({ secret, found }).toEqual({ secret, found: [] });
      expect(searched).toBeGreaterThan(20);
    }
    // Proves that the search works: both numbers were sent encrypted, the policyholder's name was returned,
    // and the quote's id is not secret.
    const sent = Buffer.from(envelopes.sealed.join('\n'));
    expect([SOCIAL.replaceAll('-', ''), LICENSE].map((secret) => finder(secret)(sent))).toEqual([true, true]);
    expect(foundIn('Quackenbush')).toEqual(['opened', 'quote']);
    expect(foundIn(quoteId)).toEqual(['wire', 'addresses', 'opened', 'kept', 'quote']);
    const ids = [quoteId, quoteId.replaceAll('-', '')];
    expect(ids.flatMap((id) => findInFiles([dataDir], id).found)).not.toEqual([]);
  }));
