import type { PartnerSettings } from './partnerRow';

/** The partner that exists where only stand-ins run, for the example page at this origin. */
export const exampleAt = (origin: string): [key: string, settings: PartnerSettings] => [
  'pk_example',
  {
    name: 'Example Bank',
    origins: [origin],
    modes: ['frame', 'inline'],
    language: 'en',
    theme: {},
    hold: null,
    stopped: false,
    daily_limit: 10_000,
  },
];
