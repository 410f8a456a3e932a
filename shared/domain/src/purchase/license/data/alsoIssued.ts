/**
 * Formats that a state is also known to issue, besides those of section 5 (reading 66). Source: the National Traffic
 * Safety Institute's table of formats, https://ntsi.com/drivers-license-format/, for MO its copy in the wiki of TraCS
 * Florida, https://www.tracsflorida.org/wiki/index.php?title=Driver_License_Formats.
 */
export const ALSO_ISSUED: Readonly<Record<string, RegExp>> = {
  AR: /^\d{4,8}$/,
  IL: /^[A-Z]\d{12}$/,
  IN: /^[A-Z]?\d{9}$/,
  KS: /^\d{9}$/,
  MO: /^\d{3}[A-Z]\d{6}$/,
  OH: /^(?:[A-Z]\d{4,8}|\d{8})$/,
  OK: /^\d{9}$/,
  TX: /^\d{7}$/,
};
