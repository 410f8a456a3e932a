import { get } from 'node:http';

const sizes = new Map<string, number>();

/** Brotli bytes of a script as the site serves it. */
async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  // Not `fetch`, which would decompress the body.
  const size = await new Promise<number>((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
  sizes.set(address, size);
  return size;
}

/** Kilobytes (1,024 bytes, brotli, as the releases count them) of all these scripts together. */
export async function kilobytesOf(addresses: Iterable<string>): Promise<number> {
  const all = await Promise.all([...new Set(addresses)].map(sizeOf));
  return all.reduce((sum, size) => sum + size, 0) / 1024;
}
