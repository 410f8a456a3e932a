/** The widget in English. */
export const en = {
  title: 'Chat',
  demonstration:
    'This is a demonstration agent. No one reads this chat, and what you write isn’t sent or saved.',
  log: 'Conversation',
  you: 'You',
  agent: 'Demonstration agent',
  hello: 'Hello. How can I help?',
  helloTo: 'Hello, {name}. How can I help?',
  known: 'An agent here would see your name and how to reach you: {values}.',
  answer: 'A person would answer here. To talk to one now, call the number at the top of the page.',
  message: 'Your message',
  send: 'Send',
};

export type Texts = typeof en;
