import { XMLParser } from 'fast-xml-parser';
import type { Listed } from '../fileStore';
import { callSurely, storeFailed, unexpected, type Call, type CallOnce } from './callBucket';

interface Listing {
  ListBucketResult?: {
    IsTruncated?: string;
    NextContinuationToken?: string;
    Contents?: { Key: string; Size: string; LastModified: string }[];
  };
}

// As text, because a key may look like a number.
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Every file whose name begins with the prefix. */
export async function listBucket(once: CallOnce, prefix: string): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const query = { 'list-type': '2', prefix, ...(after ? { 'continuation-token': after } : {}) };
    const call: Call = { method: 'GET', query };
    const answer = await callSurely(once, call);
    if (answer.status !== 200) throw unexpected(answer, call);
    const { ListBucketResult: page }: Listing = parser.parse(answer.content);
    if (!page) throw storeFailed('its list cannot be read');
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      listed.push({ name: Key, bytes: Number(Size), changedAt: new Date(LastModified) });
    after = page.NextContinuationToken;
    isLast = page.IsTruncated !== 'true';
    if (!isLast && !after) throw storeFailed('its list has no end');
  }
  return listed;
}
