import type { Section } from '../model/section';

export const section2_9: Section = {
  title: '2.9 Rate overview (/quotes/{quoteId}/rates/)',
  sentences: [
    {
      id: '2.9-1',
      journey: 'rates',
      text: 'The optional query parameter index (default 0) picks which carrier rate to show.',
    },
    { id: '2.9-2', journey: 'rates', text: "It shows the carrier's logo and name." },
    { id: '2.9-3', journey: 'rates', text: "It shows the carrier's rating (4.5 stars, 9.5/10)." },
    { id: '2.9-4', journey: 'rates', text: "It shows the carrier's description." },
    { id: '2.9-5', journey: 'rates', text: 'It shows the customer-service phone as (###) ###-####.' },
    { id: '2.9-6', journey: 'rates', text: 'It shows the rate card.' },
    { id: '2.9-7', journey: 'rates', text: 'It shows the vehicles insured with their coverage.' },
    { id: '2.9-8', journey: 'rates', text: 'It shows the drivers insured.' },
    { id: '2.9-9', journey: 'rates', text: 'It shows a disclaimer.' },
    { id: '2.9-10', journey: 'rates', text: 'The browser title is Quote overview.' },
    {
      id: '2.9-11',
      journey: 'rates',
      text: 'Per vehicle three tabs: LIABILITY (basic), GOOD (better), BETTER (enhanced).',
    },
    { id: '2.9-12', journey: 'rates', text: 'A toggle between Monthly and Pay In Full.' },
    { id: '2.9-13', journey: 'rates', text: 'An Edit quote link to /quotes/review.' },
    {
      id: '2.9-14',
      journey: 'rates',
      text: 'An Other rates link to /rates/{quoteId}/compare when more than one rate exists.',
    },
    {
      id: '2.9-15',
      journey: 'rates',
      text: 'Actions: Buy online; email my quote; have an agent contact me.',
    },
    { id: '2.9-16', journey: 'rates', text: 'Modal: email my quote.' },
    { id: '2.9-17', journey: 'rates', text: 'Modal: agent contact.' },
    { id: '2.9-18', journey: 'rates', text: 'Modal: monitored-driver explainer.' },
    { id: '2.9-19', journey: 'rates', text: "Modal: a 'transferring you to a secure portal' spinner." },
  ],
};
