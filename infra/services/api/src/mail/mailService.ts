import type { LetterSite } from './letters/letterSite';
import type { MailProvider } from './mailProvider';
import type { Outbox } from './outbox';
import type { Recipients } from './recipients';
import type { ResumeCodes } from './resumeCodes';

export interface MailSettings {
  /** Null: letters wait in the outbox for a node with a provider. */
  provider: MailProvider | null;
  site: LetterSite;
  /** Receives a shopper's request for contact (reading 24). */
  agentEmail: string;
  /** Receives a copy of every quote that is rated and numbered; null by default: nobody (reading 10). */
  internalEmail: string | null;
}

/** What routes need to write letters. */
export interface MailService extends Outbox, Omit<MailSettings, 'provider'> {
  recipients: Recipients;
  resumeCodes: ResumeCodes;
}
