/** Texts for a browser that stores nothing or nothing more, in their own chunk. */
export const storage = {
  notSaved: {
    label: 'Your quote won’t be saved',
    body: 'Your browser blocks this site’s data or is out of space, so your quote is gone once you close or reload this page. To buy online, allow site data or free up space first, or call {{phone}}.',
  },
};

export type StorageTexts = typeof storage;
