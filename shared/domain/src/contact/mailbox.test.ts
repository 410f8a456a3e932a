import { mailboxOf } from './mailbox';

test.each([
  ['Ann@Example.com', 'ann@example.com'],
  ['ann+shop@example.com', 'ann@example.com'],
  ['ann.lee@example.com', 'ann.lee@example.com'],
  ['a.n.n@gmail.com', 'ann@gmail.com'],
  ['A.nn+quotes@GoogleMail.com', 'ann@gmail.com'],
  ['ann-shop@yahoo.com', 'ann@yahoo.com'],
  ['ann-lee@example.com', 'ann-lee@example.com'],
  ['ann+a+b@outlook.com', 'ann@outlook.com'],
  [' ann@example.com. ', 'ann@example.com'],
])('%s maps to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
