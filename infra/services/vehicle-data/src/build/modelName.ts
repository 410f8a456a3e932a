import { calmWord } from './trimNames';

/** A model's display name: "650i, Alpina B6" is a 650i, "LANOS" a Lanos. */
export function modelName(raw: string): string {
  const words = (raw.split(',')[0] ?? '').trim().split(/\s+/);
  return words.map(calmWord).join(' ');
}
