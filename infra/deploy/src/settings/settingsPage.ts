import { siteAddress, type Setting } from '@infra/server';
import type { SystemPart } from './systemParts';

const SAME = { everywhere: 'in every process', 'on every node': 'on every node' };
const code = (text: string) => `\`${text}\``;
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function defaultOf({ fallback, otherwise = 'none', emptyMeans }: Setting): string {
  if (fallback === undefined) return otherwise;
  return fallback === '' ? (emptyMeans ?? 'empty') : code(fallback);
}

function rowOf([name, row]: [string, Setting]): string {
  const marks = [
    ...(row.isSecret ? ['secret'] : []),
    ...(row.mayBeFile ? ['may be a file'] : []),
    ...(row.emptyMeans === undefined ? [] : [`empty: ${row.emptyMeans}`]),
  ];
  const same = row.same === undefined ? '' : SAME[row.same];
  const cells = [code(name), row.about, defaultOf(row), code(row.example), marks.join('; '), same];
  return line(cells.map((cell) => cell.replaceAll('|', '\\|')));
}

const sectionOf = ({ title, about, settings, rules }: SystemPart): string =>
  [
    `## ${title}`,
    about,
    [
      '| variable | what it decides | default | example | | the same |',
      '|---|---|---|---|---|---|',
      ...Object.entries(settings).map(rowOf),
    ].join('\n'),
    ...(rules.length === 0 ? [] : [`Together:\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`]),
  ].join('\n\n');

/** The parts whose addresses follow from the site's, by name and port. */
const FOLLOWING = [
  ['quote', 1],
  ['rates', 2],
  ['bind', 3],
  ['vehicle-data', 11],
] as const;

function addresses(): string {
  const PORT_BASE = 3000;
  const sites = ['https://quotes.example', 'http://localhost:3000'].map((SITE_URL) =>
    siteAddress({ SITE_URL, PORT_BASE }),
  );
  return [
    line(['part', ...sites.map(({ origin }) => `SITE_URL ${code(origin)}`)]),
    '|---|---|---|',
    ...FOLLOWING.map(([name, port]) =>
      line([code(name), ...sites.map(({ originOf }) => code(originOf(name, port)))]),
    ),
  ].join('\n');
}

/** The page of every setting, as Markdown. */
export const settingsPage = (parts: readonly SystemPart[]): string =>
  [
    '# Settings',
    'Every part reads its settings from its environment, once, at its start. A wrong, empty or contradicting one stops the start with a sentence that names it. This page is made from what the parts read: `npm run settings` writes it.',
    'A secret may also come as a file: `MASTER_KEY_FILE=/run/secrets/master_key` instead of `MASTER_KEY`. Secrets are never printed.',
    '`SITE_URL` names the site, and the public addresses of its parts follow: for an https site without a port, each part is a subdomain with its name; for any other, each part is on the same host, on its port above `PORT_BASE`. Each can be overridden by its own setting.',
    addresses(),
    ...parts.map(sectionOf),
  ].join('\n\n') + '\n';
