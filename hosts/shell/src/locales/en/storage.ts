/** Texts for a browser that stores nothing, in their own chunk. */
export const storage = {
  notSaved: {
    label: 'Your quote will not be saved',
    body: 'Your browser doesn’t let this site keep anything, so your quote will not be saved: it’s gone once you close or reload this page. To buy online, allow site data first, or call {{phone}}.',
  },
};

export type StorageTexts = typeof storage;
