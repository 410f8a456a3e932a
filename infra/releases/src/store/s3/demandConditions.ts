import { callSurely, storeFailed, unexpected, type Call, type CallOnce } from './callBucket';

const NAME = 'conditions.txt';
const CONTENT = Buffer.from('The release system tries here whether this store has conditional writes.\n');

const write = (headers: Record<string, string>): Call => ({
  method: 'PUT',
  name: NAME,
  content: CONTENT,
  headers,
});

/**
 * Rejects a store that ignores the conditions of a write, because two acts at once would then lose one.
 * @throws Refusal `store_failed`
 */
export async function demandConditions(once: CallOnce): Promise<void> {
  const plain = write({});
  const written = await callSurely(once, plain);
  if (written.status !== 200) throw unexpected(written, plain);
  for (const headers of [{ 'if-none-match': '*' }, { 'if-match': `"${'0'.repeat(32)}"` }]) {
    const { status } = await callSurely(once, write(headers));
    if (status !== 412 && status !== 409)
      throw storeFailed(`it ignores ${Object.keys(headers).join()} (${status}), so acts could be lost`);
  }
}
