import type { LetterSite } from './letters/letterSite';
import type { MailProvider } from './mailProvider';
import type { PostOffice } from './postOffice';
import type { Recipients } from './recipients';
import type { ResumeCodes } from './resumeCodes';

export interface MailSettings {
  /** Null: letters wait in the outbox for a node that has one. */
  provider: MailProvider | null;
  site: LetterSite;
  /** Where a shopper's wish to be contacted goes (reading 24). */
  agentEmail: string;
  /** Gets a copy of every quote that was rated and numbered; null, the default: nobody does (reading 10). */
  internalEmail: string | null;
}

/** What the routes need to write letters. */
export interface MailDesk extends PostOffice, Omit<MailSettings, 'provider'> {
  recipients: Recipients;
  resumeCodes: ResumeCodes;
}
