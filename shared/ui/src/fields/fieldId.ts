/** The id of the control named `name`: the place an ErrorSummary links to. Form names are unique on a screen. */
export const fieldId = (name: string): string => `field-${name}`;
