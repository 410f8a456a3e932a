import { choice, DATA_DIR, PORT_BASE, setting, type Part } from '@infra/server';

const settings = {
  PORT_BASE,
  DATA_DIR,
  RESTART_PARTS: setting(choice('on', 'off'), {
    about: 'whether a part that dies is restarted; otherwise it is only named',
    example: 'off',
    fallback: 'on',
  }),
} as const;

/** What `npm start` itself reads; it passes its whole environment on to the parts. */
export const START_PART = { settings } satisfies Part<typeof settings>;
