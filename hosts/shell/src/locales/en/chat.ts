/** The chat panel's texts, loaded when it is opened. */
export const chat = {
  chatPanel: {
    lead: 'The agent sees your name, email and phone number, if you gave them.',
    close: 'Close',
    conversation: 'Conversation',
    connecting: 'Connecting',
    unavailable: 'The chat is not answering. Call {{phone}} or write to {{email}}.',
  },
};

export type ChatTexts = typeof chat;
