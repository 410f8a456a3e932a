/**
 * Normalizes a name for comparison only: "Saint Louis" and "St. Louis", "De Kalb" and "DeKalb", "Cook County"
 * and "Cook" match. "St. Louis (city)" stays separate from the county around it.
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
    .replace(/(?<=.)\b(county|parish|borough|municipio)\s*$/, '')
    .replace(/[^a-z0-9]/g, '');
}
