/** The chat panel's texts, loaded when it is opened. */
export const chat = {
  chatPanel: {
    lead: 'The agent sees your name, email and phone number, if you gave them.',
    close: 'Close',
    conversation: 'Conversation',
    connecting: 'Connecting',
    unavailable: 'The chat isn’t answering. Call {{phone}} or email {{email}}.',
  },
};

export type ChatTexts = typeof chat;
