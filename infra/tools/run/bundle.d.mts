export const ENTRIES: Record<
  'start' | 'serve' | 'api' | 'vehicle-data' | 'releases' | 'providers' | 'edge',
  string
>;
export function bundle(
  outdir: string,
  entryPoints?: Record<string, string>,
  toRoot?: string,
): Promise<string[]>;
