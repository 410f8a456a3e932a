/** Colors of charts, where nothing has a better one. */
export const chart = {
  /** A payment after today's. */
  later: 'var(--ui-later, var(--ui-line))',
  /** What raises a price. */
  raises: 'var(--ui-raises, var(--ui-stop))',
} as const;

/** Colors of drawings, which no text and no control has; those of remotes are plainer on a page of an older release. */
export const land = {
  asphalt: 'var(--ui-asphalt)',
  post: 'var(--ui-post)',
  clay: 'var(--ui-clay, var(--ui-road))',
  glass: 'var(--ui-glass, var(--ui-paper))',
  tire: 'var(--ui-tire, var(--ui-ink))',
  hub: 'var(--ui-hub, var(--ui-hairline))',
  skin: 'var(--ui-skin, var(--ui-line))',
} as const;
