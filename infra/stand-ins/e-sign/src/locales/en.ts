/** The signing pages in English. What is consented to is to be reviewed by counsel (15 U.S.C. 7001(c)). */
export const en = {
  service: 'Signing service',
  demonstration: 'This is a demonstration of a signing service. Nothing signed here binds anyone.',
  reference: 'Reference: {reference}',
  consent: {
    title: 'Before you sign: electronic records and signatures',
    lead: 'Read this first. Your documents come after it.',
    parts: [
      {
        title: 'What you agree to',
        text: 'You agree to receive and to sign these documents electronically. It covers this transaction only: nothing that comes later.',
      },
      {
        title: 'Paper copies',
        text: 'You may have these documents on paper instead, or a paper copy of what you signed, at no charge: call or write to your agent. You do not have to agree to this page to get paper.',
      },
      {
        title: 'Withdrawing your consent',
        text: 'You may withdraw at any time before your last signature: choose “Decline to sign” on any page. There is no fee. The documents then stay unsigned, nothing that depended on them happens, and an agent can continue with you on paper. What you had signed in full before stays valid.',
      },
      {
        title: 'Keeping your address current',
        text: 'If your email address changes, tell your agent, so that messages about these documents reach you.',
      },
      {
        title: 'What you need',
        text: 'A computer, tablet or phone with an Internet connection; a current version of Chrome, Edge, Firefox or Safari; a program that shows PDF files; and room to save them, or a printer. You will open your first document on the next page: if it opens, your device can show these records.',
      },
    ],
    agree:
      'I have read this, I can open PDF files on this device, and I agree to use electronic records and signatures.',
    go: 'Agree and see my documents',
    missing: 'Check the box to continue, or decline.',
  },
  document: {
    step: 'Document {number} of {of}',
    read: 'Read the document, then sign it with your name.',
    open: 'Open “{title}” (PDF, new tab)',
    name: 'Your full name',
    nameHint: 'As it appears in the documents: {name}',
    meaning: 'Choosing “Sign” counts as signing this document by hand.',
    last: 'This is the last signature. Then your documents go to your carrier.',
    sign: 'Sign “{title}”',
    view_first: 'Open the document before you sign it.',
    name_differs: 'Type your name as it appears in the documents: {name}.',
  },
  certificate: {
    title: 'Certificate of completion',
    lead: 'The signing service added this certificate. The pages before it are the document as it was sent, unchanged: the first {size} bytes of this file, and their SHA-256 is below.',
    signature: 'Signature',
    signed: 'Signed electronically by {name} on {when}, from IP address {ip}.',
    document: {
      title: 'What was signed',
      name: 'Document',
      reference: 'Reference',
      envelope: 'Envelope',
      sha256: 'SHA-256 of the file as sent',
      consent: 'Electronic records',
      consented: 'Agreed to on {when}',
    },
    trail: {
      title: 'Audit trail',
      lead: 'Each hash covers its entry and the hash before it: no entry can be changed or left out unnoticed.',
      number: 'No.',
      at: 'When (UTC)',
      event: 'What happened',
      from: '{what}, from IP address {ip}',
      hash: 'Hash: {hash}',
      details: {
        document: 'Document',
        sha256: 'SHA-256',
        name: 'Name typed',
        wording: 'SHA-256 of the words agreed to',
      },
      events: {
        envelope_created: 'Envelope created',
        envelope_opened: 'Envelope opened by the signer',
        consent_given: 'Consent to electronic records and signatures given',
        document_viewed: 'Document opened',
        document_signed: 'Document signed',
        envelope_completed: 'Envelope completed',
        envelope_declined: 'Signing declined',
        envelope_voided: 'Envelope voided by its sender',
      },
    },
    foot: 'Certificate of completion, envelope {envelope}, page {number} of {of}',
  },
  completed: {
    title: 'All signed',
    lead: 'Thank you. Your documents are on their way to your carrier.',
  },
  declined: {
    title: 'You declined to sign',
    lead: 'Your documents stay unsigned. An agent can continue with you on paper.',
  },
  voided: {
    title: 'There’s nothing to sign anymore',
    lead: 'The sender withdrew these documents.',
  },
  missing: { title: 'There’s nothing to sign here', lead: 'Check the link you followed.' },
  goBack: 'Back to the site you came from',
  decline: {
    title: 'Decline to sign',
    lead: 'This withdraws your consent and leaves your documents unsigned. You can’t undo it.',
    go: 'Leave my documents unsigned',
  },
  problem: 'Please check this',
};

export type Texts = typeof en;
