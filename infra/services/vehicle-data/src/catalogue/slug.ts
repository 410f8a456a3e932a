/** The id of a make, model or trim in a URL: "F-150" is f-150, "EX-V6" ex-v6. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
