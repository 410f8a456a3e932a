/** Texts shared by every form: about its fields, and about another tab's change. */
export const forms = {
  optional: '(optional)',
  dateFormat: 'MM/DD/YYYY',
  elsewhere: {
    title: 'Your quote was changed in another tab or browser',
    clash: 'This was changed in another tab or browser while you were here',
    answers: 'Your answers about your address, home, insurance or start date were changed.',
    questions: 'Your answers to the carrier’s questions were changed.',
    added: '{{name}} was added.',
    removed: '{{name}} was removed.',
    changed: '{{name}} was changed.',
    changedFields: 'Changed: {{name}} ({{fields}}).',
    take: 'Load the newer answers',
    keep: 'Keep mine',
    seen: 'OK, continue',
    undecided: 'At the top, choose which answers to use: the newer ones or yours.',
    newer: 'These are the newer answers.',
    mine: 'We kept your answers. Save them to use them.',
  },
};
export type FormsTexts = typeof forms;
