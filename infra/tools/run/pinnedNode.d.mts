export const PINNED: string;
export const OLDEST: string;
export function isOlder(version: string, than?: string): boolean;
export function nodeBinary(version: string, folder?: string): string;
export function runPinned(): Promise<never>;
