import { STATE_CODES, type Agency } from '@shared/domain';
import type { LetterSite } from '../mail/letters/letterSite';

const licenses: Agency['licenses'] = Object.assign(
  {},
  ...STATE_CODES.map((state) => ({ [state]: `EX-${state}-1` })),
);

/** The sender of the letters in tests. */
export const TEST_SITE: LetterSite = {
  url: 'https://site.test',
  brand: 'Milepost',
  phone: '3125550142',
  email: 'help@milepost.example',
  addressLines: ['100 Example Plaza', 'Chicago, IL 60601'],
  agency: { name: 'Milepost Insurance Agency, LLC', licenses },
};
