import {
  CARD_SDK_API_KEY,
  CARD_SDK_URL,
  CHAT_URL,
  DATA_DIR,
  ESIGN_API_KEY,
  ESIGN_URL,
  MAIL_API_KEY,
  METRICS_TOKEN,
  PAYMENT_FORM_API_KEY,
  PAYMENT_FORM_URL,
  PORT_BASE,
  SITE_URL,
  type Part,
  type Settings,
} from '@infra/server';

const settings = {
  PORT_BASE,
  DATA_DIR,
  SITE_URL,
  METRICS_TOKEN,
  CARD_SDK_URL,
  CARD_SDK_API_KEY,
  PAYMENT_FORM_URL,
  PAYMENT_FORM_API_KEY,
  ESIGN_URL,
  ESIGN_API_KEY,
  CHAT_URL,
  MAIL_API_KEY,
} as const;

/** What the stand-ins read, which share one process. */
export const STAND_INS_PART = { settings } satisfies Part<typeof settings>;

export type StandInSettings = Settings<typeof settings>;
