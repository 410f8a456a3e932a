export function sourcesIn(folder: string): string[];
export function hashOf(top: string, files: readonly string[]): string;
export function ensureBuilt(): Promise<string>;
export function runBuilt(command: string): Promise<void>;
