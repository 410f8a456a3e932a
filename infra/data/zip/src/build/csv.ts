function splitLine(line: string): string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  return cells.slice(0, line.endsWith(',') ? cells.length : Math.max(1, cells.length - 1)).map((cell) =>
    cell
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** Rows of a CSV text with a header, keyed by lowercase column name. */
export function parseCsv(text: string): Map<string, string>[] {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  const names = splitLine(header).map((name) => name.toLowerCase());
  return lines.map((line) => {
    const cells = splitLine(line);
    return new Map(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
