import { gzipSync } from 'node:zlib';
import { embedLoad } from '../browser/embedLoad';
import { kilobytesOf } from '../browser/scriptSizes';
import { atMost, type Row } from '../report/row';
import type { Sites } from './sites';

const MODES = [
  ['frame', 1000],
  ['inline', 1600],
] as const;

/** The partner's loader, and the quote on an empty page in both modes. */
export async function embedRows({ browser, federated: site, runs }: Sites): Promise<Row[]> {
  const partner = new URL(site);
  partner.port = String(Number(partner.port) + 30);
  const loader = await (await fetch(`${site}/embed/v1.js`)).arrayBuffer();
  const rows: Row[] = [
    {
      name: 'embed: loader, gzip',
      unit: 'KB',
      federated: [gzipSync(Buffer.from(loader), { level: 9 }).length / 1024],
      budget: atMost(2.2, '2.2 KB'),
    },
  ];
  for (const [mode, limit] of MODES) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) {
      const { usable, scripts } = await embedLoad(browser, { site, partner: partner.origin, mode });
      loads.push({ usable, kilobytes: await kilobytesOf(scripts) });
    }
    rows.push(
      { name: `embed, ${mode}: scripts`, unit: 'KB', federated: loads.map(({ kilobytes }) => kilobytes) },
      {
        name: `embed, ${mode}: usable field`,
        unit: 'ms',
        federated: loads.map(({ usable }) => usable),
        budget: atMost(limit, `${limit} ms`),
      },
    );
  }
  return rows;
}
