/** The id of the control named `name`, which ErrorSummary links to. Field names are unique on a screen. */
export const fieldId = (name: string): string => `field-${name}`;
