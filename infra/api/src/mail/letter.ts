/** What is sent to people: HTML and the same in plain text. */
export interface Letter {
  to: string;
  /** Gets a copy. */
  cc?: string;
  /** Who is answered, where that is not the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
}

/** A file that comes with a letter. */
interface Attachment {
  name: string;
  contentType: string;
  contentBase64: string;
}
