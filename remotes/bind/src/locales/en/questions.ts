/** The carrier's questions (specification 2.12); the question texts are in the namespace `questions`. */
export const questions = {
  heading: 'A few questions from {{carrier}}',
  lead: 'Answer for every car and driver on the policy. Some answers need a sentence or two.',
  reopened_one: 'Your change affects one question. Please answer question {{numbers}}.',
  reopened_other: 'Your change affects some questions. Please answer questions {{numbers}}.',
  numbered: '{{number}}. {{text}}',
  named: 'Question {{number}}',
  yes: 'Yes',
  no: 'No',
  unanswered: 'Answer this',
  explain: 'Please explain your answer to question {{number}}',
  explainFreely: 'Anything to add to question {{number}}',
  explainBusiness: 'How is it used for business? (question\u00A0{{number}})',
  explainHint: 'A sentence or two: what, when, which car or who.',
  forced: {
    business: 'The answer is Yes, because you said that a car is used for business: {{cars}}.',
    monitoring: 'The answer is Yes, because the price you chose is for a monitored driver program.',
    contents_plus: 'The answer is No: Contents PLUS isn’t part of this policy.',
  },
  mismatch: {
    title: 'Your answer and your vehicles differ',
    toVehicles: 'Go to your vehicles',
    stay: 'Back to the questions',
    close: 'Close',
    kept: 'You won’t lose your answers.',
  },
  outcome: {
    open: 'Choose how to continue at question {{number}}',
    decline: {
      title: '{{carrier}} can’t insure you with this answer',
      body: 'The carriers without a problem with it are still open to you.',
    },
    refer: {
      title: '{{carrier}} needs an agent to look at this answer',
      body: 'You can’t finish with this carrier online. We can email your application to our agent, without Social Security and license numbers. You keep it, and the agent answers by email.',
    },
    drivers: {
      title: 'Everyone who drives your cars belongs on your application',
      body: 'Add each of them, say who is insured and who is excluded, then come back and answer No.',
      action: 'Add a driver',
    },
    address: {
      title: 'Your price is for the address where your cars are kept',
      body: 'Correct that address, then come back and answer No.',
      action: 'Correct the address',
    },
    plan: 'When you save this answer, we email you the reasons. If no carrier accepts you, the {{plan}} can find you one.',
    send: 'Save and email my application to the agent',
    sent: 'We emailed your application to our agent. Look for an answer in your email.',
    failed: 'Your application wasn’t emailed',
    others: 'Save and see the other carriers',
  },
  save: 'Save and continue',
  saving: 'Saving your answers',
  failed: 'Your answers weren’t saved',
};
export type QuestionsTexts = typeof questions;
