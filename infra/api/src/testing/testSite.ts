import type { LetterSite } from '../mail/letters/letterSite';

/** The sender of the letters in tests. */
export const TEST_SITE: LetterSite = {
  url: 'https://site.test',
  brand: 'Milepost',
  phone: '3125550142',
  email: 'help@milepost.example',
  addressLines: ['100 Example Plaza', 'Chicago, IL 60601'],
};
