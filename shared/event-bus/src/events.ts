import type { CarrierId, ProgressKey, StateCode } from '@shared/domain';
import type { SharedKey } from '@shared/i18n';

export type Language = 'en' | 'es';

/** Key of a text that the shell can show even offline: the texts bundled with every part. */
export type SharedTextKey = Extract<SharedKey, `common:${string}`>;

/** A remote's position, which is all the shell needs to draw the progress bar. `percent` is null if the bar is off. */
export interface JourneyPosition {
  journey: 'quote' | 'purchase' | 'payment' | null;
  /** Step ids in order with their label keys, milestone percentages and, for completed steps, paths. */
  steps: readonly { id: string; labelKey: ProgressKey; percent?: number; path?: string }[];
  step: string | null;
  percent: number | null;
}

/**
 * The bus contract: every event with its payload. Payloads are ids and facts, never personal data. New fields are
 * optional; a breaking change gets a new name. Names are the specification's action names where it has one.
 */
export interface BusEvents {
  /** The shopper's language; sticky. */
  'shell:language-changed': { language: Language };
  /** The shopper's position in the current journey; sticky. */
  'journey:position-changed': JourneyPosition;
  /** The current quote, or none; sticky. */
  'quote:identified': { quoteId: string | null; state: StateCode | null };
  /** All of the shopper's data was cleared, in this tab or another (specification 4, Start over). */
  'quote:started-over': { quoteId: string | null };
  /** The quote has a newer version, from this tab or another; subscribers with an older one refetch. */
  'quote:version-changed': { quoteId: string; version: number };
  RATING_QUOTE: { quoteId: string };
  RATED_QUOTE: { quoteId: string; carriers: readonly CarrierId[]; lowestPremium: number | null };
  /** The chosen carrier's final price in cents; null if it offers none. */
  RATED_FINAL_QUOTE: { quoteId: string; carrier: CarrierId | null; premium: number | null };
  CREATED_VEHICLE: { quoteId: string; vehicleId: string };
  UPDATED_VEHICLE: { quoteId: string; vehicleId: string };
  DELETED_VEHICLE: { quoteId: string; vehicleId: string };
  CREATED_DRIVER: { quoteId: string; driverId: string };
  UPDATED_DRIVER: { quoteId: string; driverId: string };
  DELETED_DRIVER: { quoteId: string; driverId: string };
  /** A remote asks the shell to show an alert: a shared text key and its values (never raw text). */
  'alert:show-requested': {
    variant: 'success' | 'danger';
    textKey: SharedTextKey;
    values?: Record<string, string | number>;
  };
  /** A remote asks to leave for the marketing site and clear everything stored (specification 2.12, go-home). */
  'site:home-requested': Record<string, never>;
  /**
   * A call got a 500 (`unavailable: true`) or a later one succeeded (`false`); sticky. `reference`: the failed call's
   * id in the logs.
   */
  'api:availability-changed': { unavailable: boolean; reference?: string | null };
}

export type BusEventName = keyof BusEvents;

/** Kinds whose last event a late listener still gets. */
export const STICKY_EVENTS = [
  'shell:language-changed',
  'journey:position-changed',
  'quote:identified',
  'api:availability-changed',
] as const satisfies readonly BusEventName[];
