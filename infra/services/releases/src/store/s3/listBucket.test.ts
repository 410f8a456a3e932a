import { listBucket } from './s3Store';

const file = (key: string, size: number) =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>2026-11-20T10:00:00.000Z</LastModified></Contents>`;

/** A store that answers page by page; s3rver's own pages need a cipher that OpenSSL no longer has. */
function pagesOf(pages: string[]) {
  const asked: (Record<string, string> | undefined)[] = [];
  const list = async () =>
    listBucket(async ({ query }) => {
      asked.push(query);
      const content = Buffer.from(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`);
      return { status: 200, headers: new Headers(), content };
    }, 'apps/');
  return { list, asked };
}

test('more files than fit one answer are all listed', async () => {
  const { list, asked } = pagesOf([
    `${file('apps/quote/007', 7)}${file('apps/quote/a', 0)}<IsTruncated>true</IsTruncated><NextContinuationToken>0012+/=</NextContinuationToken>`,
    `${file('apps/rates/b.js', 3)}<IsTruncated>false</IsTruncated>`,
  ]);
  const changedAt = new Date('2026-11-20T10:00:00.000Z');
  expect(await list()).toEqual([
    { name: 'apps/quote/007', bytes: 7, changedAt },
    { name: 'apps/quote/a', bytes: 0, changedAt },
    { name: 'apps/rates/b.js', bytes: 3, changedAt },
  ]);
  expect(asked.map((query) => query?.['continuation-token'])).toEqual([undefined, '0012+/=']);
});

test('a list that breaks off is a failure, not a shorter list', async () => {
  await expect(pagesOf(['<IsTruncated>true</IsTruncated>']).list()).rejects.toThrow('has no end');
});
