/** What `tellFailure` adds to a screen's own sentence; the part of `common` that every remote starts with. */
export const failedCalls = {
  retry_in_seconds_one: 'Too many tries. Try again in {{count}} second.',
  retry_in_seconds_other: 'Too many tries. Try again in {{count}} seconds.',
  retry_in_one: 'Too many tries. Try again in {{count}} minute.',
  retry_in_other: 'Too many tries. Try again in {{count}} minutes.',
  reference: 'Reference: {{id}}',
};
