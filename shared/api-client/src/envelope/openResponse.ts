import { openText, readSealedText } from './sealBytes';
import type { SealedRequest } from './sealRequest';

/**
 * The JSON text of a sealed answer `{data, ivString}`. Fails with `enc_malformed` where the answer is not sealed and
 * with `enc_open_failed` where it is not the answer (or the status) of this very request.
 */
export async function openResponse(
  { frame, responseKey }: Pick<SealedRequest, 'frame' | 'responseKey'>,
  status: number,
  body: unknown,
): Promise<string> {
  const { data, iv } = readSealedText(body, 'data');
  return openText(responseKey, frame, { direction: 'res', part: 'body', iv, status: String(status) }, data);
}
