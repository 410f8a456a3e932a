import type { Driver, PostalAddress, Quote, QuoteStatus, Vehicle } from '@shared/domain';
import type { QuestionAnswer } from '@shared/domain/purchase';

/**
 * What is sealed of a quote: all but what stands in columns or in rows of its own. Of the questions only what was answered:
 * which are asked follows from the rest.
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

/** Identity numbers are stored whole and answered as their last four; an `address` of null or none is the quote's. */
export type DriverDocument = Omit<
  Driver,
  'id' | 'created_at' | 'age' | 'address' | 'license_number_last4' | 'social_security_last4'
> & { license_number: string | null; social_security: string | null; address?: PostalAddress | null };

/** A vehicle or driver as stored; `position` orders those of one millisecond. */
export interface StoredPart<Document> {
  id: string;
  createdAt: number;
  position: number;
  document: Document;
}

/** A quote opened from its rows. `premiums` is null while it has no current rates (cents per vehicle id else). */
export interface StoredQuote {
  id: string;
  version: number;
  status: QuoteStatus;
  createdAt: number;
  /** Of the quote key that opened it. */
  keyHash: string;
  /** PostgreSQL's own mark of the row's last write, whoever made it (rating moves no version). */
  revision: string;
  dataKey: Buffer;
  document: QuoteDocument;
  vehicles: StoredPart<VehicleDocument>[];
  drivers: StoredPart<DriverDocument>[];
  premiums: Record<string, number> | null;
  /** Of the catalog that those rates were made with. */
  catalogueVersion: string | null;
  selectedRate: Quote['selected_rate'];
}
