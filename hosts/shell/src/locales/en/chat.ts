/** The chat's panel, which comes when it is asked for. */
export const chat = {
  chatPanel: {
    lead: 'Whoever answers is shown your name, e-mail and phone number, as far as you told us.',
    close: 'Close',
    conversation: 'Conversation',
    connecting: 'Connecting',
    unavailable: 'The chat is not answering. Call {{phone}} or write to {{email}}.',
  },
};

export type ChatTexts = typeof chat;
