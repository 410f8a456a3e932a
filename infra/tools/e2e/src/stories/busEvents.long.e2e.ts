import { missing, readEvents, readRecorded, unheard } from '@infra/releases/testing';
import { recordEvents } from '../recording/busEvents';
import { toFinalQuote, toPolicyAndHome } from '../recording/walk';
import { tell } from '../system/story';

test('from the ZIP to the signed policy, the bus says what the parts that were given to teams last need to hear', () =>
  tell(async (shopper) => {
    const events = await recordEvents(shopper.context);
    await toFinalQuote(shopper);
    await toPolicyAndHome(shopper);
    expect(unheard(events, Object.values(readRecorded().contracts))).toEqual([]);
    expect(missing(readEvents().events, events)).toEqual([]);
  }));
