import type { Section } from '../model/section';

export const section2_9: Section = {
  title: '2.9 Rate overview (/quotes/{quoteId}/rates/)',
  sentences: {
    '2.9-1': 'The optional query parameter index (default 0) picks which carrier rate to show.',
    '2.9-2': "It shows the carrier's logo and name.",
    '2.9-3': "It shows the carrier's rating (4.5 stars, 9.5/10).",
    '2.9-4': "It shows the carrier's description.",
    '2.9-5': 'It shows the customer-service phone as (###) ###-####.',
    '2.9-6': 'It shows the rate card.',
    '2.9-7': 'It shows the vehicles insured with their coverage.',
    '2.9-8': 'It shows the drivers insured.',
    '2.9-9': 'It shows a disclaimer.',
    '2.9-10': 'The browser title is Quote overview.',
    '2.9-11': 'Per vehicle three tabs: LIABILITY (basic), GOOD (better), BETTER (enhanced).',
    '2.9-12': 'A toggle between Monthly and Pay In Full.',
    '2.9-13': 'An Edit quote link to /quotes/review.',
    '2.9-14': 'An Other rates link to /rates/{quoteId}/compare when more than one rate exists.',
    '2.9-15': 'Actions: Buy online; email my quote; have an agent contact me.',
    '2.9-16': 'Modal: email my quote.',
    '2.9-17': 'Modal: agent contact.',
    '2.9-18': 'Modal: monitored-driver explainer.',
    '2.9-19': "Modal: a 'transferring you to a secure portal' spinner.",
  },
};
