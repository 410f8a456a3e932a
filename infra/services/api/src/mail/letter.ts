/** A letter as HTML and as the same plain text. */
export interface Letter {
  to: string;
  /** Receives a copy. */
  cc?: string;
  /** Reply-To, if it differs from the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
}

interface Attachment {
  name: string;
  contentType: string;
  contentBase64: string;
}
