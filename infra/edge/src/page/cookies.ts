export function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}
