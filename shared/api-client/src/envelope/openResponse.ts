import { openText, readSealedText } from './sealBytes';
import type { SealedRequest } from './sealRequest';

/**
 * The JSON text of a sealed response `{data, ivString}`. Throws `enc_malformed` if it is not sealed and
 * `enc_open_failed` if it belongs to another request or status.
 */
export async function openResponse(
  { frame, responseKey }: Pick<SealedRequest, 'frame' | 'responseKey'>,
  status: number,
  body: unknown,
): Promise<string> {
  const { data, iv } = readSealedText(body, 'data');
  return openText(responseKey, frame, { direction: 'res', part: 'body', iv, status: String(status) }, data);
}
