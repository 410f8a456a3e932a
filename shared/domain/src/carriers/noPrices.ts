/** What a browser gets instead of a carrier's prices: the condition `browser` of `imports` in package.json names this file. */
export const prices = null;
