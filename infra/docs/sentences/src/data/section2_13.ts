import type { Section } from '../model/section';

export const section2_13: Section = {
  title: '2.13 Shared widgets',
  sentences: [
    {
      id: '2.13-1',
      journey: 'quote',
      text: "Loading screen: a title (default 'Loading') with an optional message.",
    },
    { id: '2.13-2', journey: 'quote', text: 'Alerts appear at the top, variant success or danger.' },
    { id: '2.13-3', journey: 'quote', text: 'Alerts scroll the page up.' },
    { id: '2.13-4', journey: 'quote', text: 'Alerts clear after 4 seconds.' },
    { id: '2.13-5', journey: 'quote', text: 'Delete of a vehicle or a driver asks for a confirmation.' },
    { id: '2.13-6', journey: 'quote', text: 'The start-over link asks for confirmation.' },
    { id: '2.13-7', journey: 'quote', text: 'Driver avatar: adult if age over 21, else young.' },
  ],
};
