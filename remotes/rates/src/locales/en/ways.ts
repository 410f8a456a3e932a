/** The buttons; their dialogs load on demand. */
export const ratesWays = {
  ways: {
    label: 'Take it with you, or ask a person',
    email: 'Email my quote',
    agent: 'Have an agent contact me',
    opening: 'Opening the form',
  },
};
