import { getQuote } from '@shared/api-client/requests';
import { OLD_ACCORD, quackenbush } from '../journey/application/answers';
import { buyAndApply } from '../journey/application/buyAndApply';
import { clientOf } from '../system/apiClient';
import { findInFiles } from '../system/findInFiles';
import { readRun } from '../system/run';
import type { Shopper } from '../system/shopper';
import { tell } from '../system/story';

/** Numbers that stand nowhere else on this machine. */
const SOCIAL = '538-42-7719';
const LICENSE = 'Q70415926535';
const SECRETS = [SOCIAL, SOCIAL.replaceAll('-', ''), LICENSE];

/** Everything this browser sends and gets, as it stands on the wire. */
function listenTo({ page }: Shopper): () => Promise<string> {
  const told: (string | null | Promise<string>)[] = [];
  page.on('request', (request) => told.push(request.url(), request.postData()));
  page.on('response', (answer) => told.push(answer.text().catch(() => '')));
  return async () => (await Promise.all(told)).join('\n');
}

/** What the browser keeps and shows. */
const keptBy = ({ page }: Shopper): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      ...[localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      history.state,
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );

test('a social and a license number typed here stand in no file, no log, no address, no storage and no answer (reading 35) [R35]', () =>
  tell(async (shopper) => {
    const wire = listenTo(shopper);
    const license = { state: 'IL', number: LICENSE, issued: '05/06/2002' } as const;
    await buyAndApply(shopper, 'IL', {
      street: '1 Main St',
      drivers: [quackenbush('IL', { social: SOCIAL, license })],
      vehicles: [OLD_ACCORD],
    });
    const { client, quoteId } = await clientOf(shopper);
    const quote = await getQuote(client, quoteId);
    // They are really there: their last four come back.
    expect(quote.drivers[0]).toMatchObject({ social_security_last4: '7719', license_number_last4: '6535' });
    // The final quote was asked for with the social's handle, which has no digit.
    expect(shopper.wire.seen.join('\n')).toMatch(/type=final_quote&social=[a-p]{44}/);

    const told = [await wire(), shopper.wire.seen.join('\n'), await keptBy(shopper), JSON.stringify(quote)];
    const { dataDir, logFile } = readRun();
    for (const secret of SECRETS) {
      expect(told.map((text) => text.includes(secret))).toEqual(told.map(() => false));
      const { found, searched } = findInFiles([dataDir, logFile], secret);
      expect({ secret, found }).toEqual({ secret, found: [] });
      expect(searched).toBeGreaterThan(20);
    }
  }));
