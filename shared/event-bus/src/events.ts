import type { CarrierId, ProgressKey, StateCode } from '@shared/domain';
import type { SharedKey } from '@shared/i18n';

export type Language = 'en' | 'es';

/** The key of a text that the shell can draw at once, the line dead or not: the words every part carries. */
export type SharedTextKey = Extract<SharedKey, `common:${string}`>;

/** Where a remote stands: the shell draws it and knows nothing more. `percent` is null where the bar is off. */
export interface JourneyPosition {
  journey: 'quote' | 'purchase' | 'payment' | null;
  /** Step ids in order with the text key of their label, where their milepost stands and where a passed one leads. */
  steps: readonly { id: string; labelKey: ProgressKey; percent?: number; path?: string }[];
  step: string | null;
  percent: number | null;
}

/**
 * The contract of the bus: every event with its payload. Payloads are ids and facts, never personal data. New fields
 * are optional; a breaking change is a new name. Names are the specification's action names where it has one.
 */
export interface BusEvents {
  /** A fact about the shopper's language; sticky. */
  'shell:language-changed': { language: Language };
  /** Where the person stands in the current journey; sticky. */
  'journey:position-changed': JourneyPosition;
  /** The quote now in hand, or none; sticky. */
  'quote:identified': { quoteId: string | null; state: StateCode | null };
  /** All of the shopper's data was reset, in this tab or another (specification 4, Start over). */
  'quote:started-over': { quoteId: string | null };
  /** The quote's version rose, here or in another tab: whoever knows an older one fetches again. */
  'quote:version-changed': { quoteId: string; version: number };
  RATING_QUOTE: { quoteId: string };
  RATED_QUOTE: { quoteId: string; carriers: readonly CarrierId[]; lowestPremium: number | null };
  /** The final price: of the chosen carrier, null where it offers none. Cents. */
  RATED_FINAL_QUOTE: { quoteId: string; carrier: CarrierId | null; premium: number | null };
  CREATED_VEHICLE: { quoteId: string; vehicleId: string };
  UPDATED_VEHICLE: { quoteId: string; vehicleId: string };
  DELETED_VEHICLE: { quoteId: string; vehicleId: string };
  CREATED_DRIVER: { quoteId: string; driverId: string };
  UPDATED_DRIVER: { quoteId: string; driverId: string };
  DELETED_DRIVER: { quoteId: string; driverId: string };
  /** A remote asks the shell to draw an alert: a key of a shared text and its values (never raw text). */
  'alert:show-requested': {
    variant: 'success' | 'danger';
    textKey: SharedTextKey;
    values?: Record<string, string | number>;
  };
  /** A remote asks to leave for the marketing site with nothing kept (specification 2.12, go-home). */
  'site:home-requested': Record<string, never>;
  /** A call answered 500 (`unavailable: true`) or a later one succeeded (`false`); sticky. `reference`: the failed call's name in the logs. */
  'api:availability-changed': { unavailable: boolean; reference?: string | null };
}

export type BusEventName = keyof BusEvents;

/** Kinds whose last fact a late listener still gets. */
export const STICKY_EVENTS = [
  'shell:language-changed',
  'journey:position-changed',
  'quote:identified',
  'api:availability-changed',
] as const satisfies readonly BusEventName[];
