import type {
  Driver,
  DRIVER_FIELDS,
  EmptyNames,
  NamesWith,
  PostalAddress,
  Quote,
  QuoteStatus,
  Vehicle,
} from '@shared/domain';
import type { QuestionAnswer } from '@shared/domain/purchase';

/**
 * The encrypted part of a quote: everything without its own column or rows. Only answered questions are stored; which
 * ones are asked follows from the rest.
 */
export type QuoteDocument = Omit<
  Quote,
  | 'id'
  | 'version'
  | 'status'
  | 'created_at'
  | 'vehicles'
  | 'drivers'
  | 'selected_rate'
  | 'questions'
  | 'policyNumber'
  | 'GWCoverages'
> & { questions: QuestionAnswer[] | null };

export type VehicleDocument = Omit<Vehicle, 'id' | 'created_at' | 'vehicle_premium'>;

/** Identity numbers are stored whole and returned as their last four; a missing or null `address` means the quote's. */
export type DriverDocument = Pick<Driver, Extract<EmptyNames<typeof DRIVER_FIELDS>, keyof Driver>> &
  Record<NamesWith<typeof DRIVER_FIELDS, { returned: 'last4' }>, string | null> & {
    address?: PostalAddress | null;
  };

/** A stored vehicle or driver; `position` orders those created in one millisecond. */
export interface StoredPart<Document> {
  id: string;
  createdAt: number;
  position: number;
  document: Document;
}

/** A quote decrypted from its rows. `premiums` is null while it has no current rates (otherwise cents per vehicle id). */
export interface StoredQuote {
  id: string;
  version: number;
  status: QuoteStatus;
  createdAt: number;
  /** Hash of the quote key that opened it. */
  keyHash: string;
  /** PostgreSQL's marker of the row's last write (rating changes it too, but not the version). */
  revision: string;
  dataKey: Buffer;
  document: QuoteDocument;
  vehicles: StoredPart<VehicleDocument>[];
  drivers: StoredPart<DriverDocument>[];
  premiums: Record<string, number> | null;
  /** Catalog version of those rates. */
  catalogueVersion: string | null;
  selectedRate: Quote['selected_rate'];
}
