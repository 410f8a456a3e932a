/** Stands in for what renames the keys of a yup object (`camelCase()`, `snakeCase()`): no schema here does. */
const same = (name: string): string => name;
export { same as camelCase, same as snakeCase };
