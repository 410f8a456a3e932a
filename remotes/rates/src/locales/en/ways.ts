/** The buttons; their dialogs load on demand. */
export const ratesWays = {
  ways: {
    label: 'Take it with you, or ask a person',
    next: 'Next: names and address. You won’t pay until you see your final price.',
    email: 'Email my quote',
    agent: 'Have an agent contact me',
    opening: 'Opening the form',
  },
};
