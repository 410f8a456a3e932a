/** A state's license number format, for uppercase input. */
export interface LicenseFormat {
  pattern: RegExp;
  /** Length of the longest number, those of `ALSO_ISSUED` included; the usual one if it is not set. */
  maxLength?: number;
  /** IL: the number begins with the first letter of the last name. */
  beginsLikeLastName?: boolean;
}

const CT: LicenseFormat = { pattern: /^\d{9}$/ };

/** Formats of section 5 and, for MO, reading 30. The specification lists `CN` beside CT; no option uses it. */
export const LICENSE_FORMATS: Readonly<Record<string, LicenseFormat>> = {
  AK: { pattern: /^\d{1,7}$/ },
  AL: { pattern: /^\d{7}$/ },
  AR: { pattern: /^\d{9}$/ },
  AZ: { pattern: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{3,6}|\d{9})$/ },
  CA: { pattern: /^[A-Z]\d{7}$/ },
  CN: CT,
  CO: { pattern: /^\d{9}$/ },
  CT,
  DC: { pattern: /^\d{7,9}$/ },
  DE: { pattern: /^\d{1,7}$/ },
  FL: { pattern: /^[A-Z]\d{12}$/ },
  GA: { pattern: /^\d{7,9}$/ },
  HI: { pattern: /^(?:H\d{8}|\d{9})$/ },
  IA: { pattern: /^(?:\d{3}[A-Z]{2}\d{4}|\d{9})$/ },
  ID: { pattern: /^(?:\d{9}|\d{6}|[A-Z]{2}\d{6})$/ },
  IL: {
    pattern: /^[A-Z]\d{11}$/,
    maxLength: 13,
    beginsLikeLastName: true,
  },
  IN: { pattern: /^\d{10}$/, maxLength: 10 },
  KS: { pattern: /^[A-Z]\d{8}$/ },
  KY: { pattern: /^[A-Z]\d{8}$/ },
  LA: { pattern: /^\d{9}$/ },
  MA: { pattern: /^(?:[A-Z]\d{8}|\d{9})$/ },
  MD: { pattern: /^[A-Z]\d{12}$/ },
  ME: { pattern: /^\d{7}$/ },
  MI: { pattern: /^[A-Z]\d{12}$/ },
  MN: { pattern: /^[A-Z]\d{12}$/ },
  MO: {
    pattern: /^(?:[A-Z]\d{5,9}|[A-Z]\d{6}R|\d{8}[A-Z]{2}|\d{9}[A-Z]|\d{9})$/,
  },
  MS: { pattern: /^\d{9}$/ },
  OH: { pattern: /^[A-Z]{2}\d{6}$/, maxLength: 9 },
  OK: { pattern: /^[A-Z]\d{9}$/ },
  PA: { pattern: /^\d{8}$/ },
  TX: { pattern: /^\d{8}$/ },
  WI: { pattern: /^[A-Z]\d{13}$/ },
};

/** For states that the specification does not list (reading 30). */
export const OTHER_FORMAT: LicenseFormat = {
  pattern: /^[A-Z0-9]{1,20}$/,
};
