/** What a patch really brings: yup types an absent field as undefined; a document has it or has it not. */
export const given = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
