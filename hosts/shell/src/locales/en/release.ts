/** Texts of the bar at the bottom of the page, for a preview and for a page whose release was revoked. */
export const release = {
  preview: {
    label: 'Preview',
    title: 'Preview of {{parts}}.',
    body: 'Only this browser shows it.',
    leave: 'Leave the preview',
  },
  revoked: {
    label: 'New version',
    title: 'There’s a new version of this page.',
    kept: 'Load it to continue. What you’ve typed stays.',
    keptBut: 'Load it to continue. What you’ve typed stays, except Social Security and license numbers.',
    load: 'Load the new version',
  },
};

export type ReleaseTexts = typeof release;
