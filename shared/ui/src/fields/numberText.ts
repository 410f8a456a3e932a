/** 12500 as '12,500', the initial text of a thousands-masked field. */
export function textFromNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
