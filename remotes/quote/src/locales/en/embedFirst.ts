/** Texts of the quote on a partner's page that must be there even if nothing more loads. */
export const embedFirst = {
  label: 'Car insurance quote',
  loading: 'Loading the next step',
  failed: {
    title: 'This step didn’t load',
    body: 'Your answers are safe. Check your connection, then try again.',
    retry: 'Try again',
    site: 'Get a quote on our site',
  },
};
