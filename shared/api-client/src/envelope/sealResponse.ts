import { randomBytes, toHex, type Bytes } from './bytes';
import type { OpenedRequest } from './openRequest';
import { IV_BYTES, sealText } from './sealBytes';

/** A sealed response as sent; hex. */
export interface SealedResponse {
  data: string;
  ivString: string;
}

/** Seals a response's JSON text for the sender of the request, bound to the status. */
export async function sealResponse(
  { frame, responseKey }: Pick<OpenedRequest, 'frame' | 'responseKey'>,
  status: number,
  text: string,
  iv: Bytes = randomBytes(IV_BYTES),
): Promise<SealedResponse> {
  const part = { direction: 'res', part: 'body', iv: toHex(iv), status: String(status) } as const;
  const { data, iv: ivString } = await sealText(responseKey, frame, part, text);
  return { data, ivString };
}
