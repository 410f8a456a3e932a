import type { Section } from '../model/section';

export const section2_13: Section = {
  title: '2.13 Shared widgets',
  sentences: {
    '2.13-1': "Loading screen: a title (default 'Loading') with an optional message.",
    '2.13-2': 'Alerts appear at the top, variant success or danger.',
    '2.13-3': 'Alerts scroll the page up.',
    '2.13-4': 'Alerts clear after 4 seconds.',
    '2.13-5': 'Delete of a vehicle or a driver asks for a confirmation.',
    '2.13-6': 'The start-over link asks for confirmation.',
    '2.13-7': 'Driver avatar: adult if age over 21, else young.',
  },
};
