/** The viewer in English. */
export const en = {
  title: 'Mailbox',
  lead: 'Email sent from this machine. None of it left the machine.',
  empty: 'No email yet.',
  to: 'To',
  cc: 'Copy to',
  from: 'From',
  received: 'Received',
  html: 'As HTML',
  text: 'As plain text',
  attachments: 'Attached',
  back: 'All messages',
  remove: 'Delete all messages',
  missing: 'This message doesn’t exist.',
};
