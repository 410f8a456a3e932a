/** The fields of a form that no control on the page has the name of; names of lists and objects begin with the field. */
export function fieldsWithoutControl(fields: readonly string[]): string[] {
  const names = Array.from(document.querySelectorAll('[name]'), (control) => control.getAttribute('name'));
  const known = new Set(names.map((name) => name?.split('.')[0]));
  return fields.filter((field) => !known.has(field));
}
