/** Life of an inspector in hours. */
export const INSPECTOR_HOURS = { usual: 8, most: 24 };

/** Life of a preview in hours; no version that is younger than the longest one is removed. */
export const PREVIEW_HOURS = { usual: 24, most: 168 };
