/** The fields actually present in a patch: yup types a missing field as undefined, but a document must not have it. */
export const given = (patch: object) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
