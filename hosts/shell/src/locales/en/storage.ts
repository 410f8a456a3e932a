/** Texts for a browser that stores nothing, in their own chunk. */
export const storage = {
  notSaved: {
    label: 'Your quote won’t be saved',
    body: 'Your browser doesn’t let this site save anything. Your quote is gone once you close or reload this page. To buy online, allow site data first, or call {{phone}}.',
  },
};

export type StorageTexts = typeof storage;
