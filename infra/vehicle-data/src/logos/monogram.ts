/** Letters that identify a make: "BMW" whole, "Land Rover" by its words, "Honda" by its first letters. */
export function monogram(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const [first = '', second] = name.split(/[\s-]+/);
  const letters = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
