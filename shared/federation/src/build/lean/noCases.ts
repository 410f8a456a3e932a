/** Replaces the helpers that rename a yup object's keys (`camelCase()`, `snakeCase()`), which no schema here uses. */
const same = (name: string): string => name;
export { same as camelCase, same as snakeCase };
