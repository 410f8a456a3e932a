/** What a shopper does after paying. */
export type Ending = 'signs' | 'declines';

/** Every named point of a purchase, and the path that passes it. */
export const POINTS: Record<string, Ending> = {
  'open:session': 'signs',
  'open:written': 'signs',
  'authorize:asked': 'signs',
  'authorize:written': 'signs',
  'issue:drawn': 'signs',
  'issue:written': 'signs',
  'envelope:made': 'signs',
  'envelope:written': 'signs',
  'sign:asked': 'signs',
  'sign:written': 'signs',
  'capture:done': 'signs',
  'capture:written': 'signs',
  'complete:fetched': 'signs',
  'complete:written': 'signs',
  'void:done': 'declines',
  'void:written': 'declines',
};
