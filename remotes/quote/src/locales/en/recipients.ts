/** What the button to the prices sends to whom (reading 62). */
export const recipients = {
  sent: '“{{button}}” sends these answers to {{carriers}} to get their prices. If you buy, the carrier pays us a commission.',
  more: 'Who gets what, and when',
};
