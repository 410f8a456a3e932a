import type { ValidationKey } from '../../../schemas/validationKeys';

/** A state's license number format, for uppercase input; `key` is the text that states it. */
export interface LicenseFormat {
  pattern: RegExp;
  key: ValidationKey;
  /** Length of the longest number, those of `ALSO_ISSUED` included; the usual one if it is not set. */
  maxLength?: number;
  /** IL: the number begins with the first letter of the last name. */
  beginsLikeLastName?: boolean;
}

const CT: LicenseFormat = { pattern: /^\d{9}$/, key: 'validation:license_format_ct' };

/** Formats of section 5 and, for MO, reading 30. The specification lists `CN` beside CT; no option uses it. */
export const LICENSE_FORMATS: Readonly<Record<string, LicenseFormat>> = {
  AK: { pattern: /^\d{1,7}$/, key: 'validation:license_format_ak' },
  AL: { pattern: /^\d{7}$/, key: 'validation:license_format_al' },
  AR: { pattern: /^\d{9}$/, key: 'validation:license_format_ar' },
  AZ: { pattern: /^(?:[A-Z]\d{8}|[A-Z]{2}\d{3,6}|\d{9})$/, key: 'validation:license_format_az' },
  CA: { pattern: /^[A-Z]\d{7}$/, key: 'validation:license_format_ca' },
  CN: CT,
  CO: { pattern: /^\d{9}$/, key: 'validation:license_format_co' },
  CT,
  DC: { pattern: /^\d{7,9}$/, key: 'validation:license_format_dc' },
  DE: { pattern: /^\d{1,7}$/, key: 'validation:license_format_de' },
  FL: { pattern: /^[A-Z]\d{12}$/, key: 'validation:license_format_fl' },
  GA: { pattern: /^\d{7,9}$/, key: 'validation:license_format_ga' },
  HI: { pattern: /^(?:H\d{8}|\d{9})$/, key: 'validation:license_format_hi' },
  IA: { pattern: /^(?:\d{3}[A-Z]{2}\d{4}|\d{9})$/, key: 'validation:license_format_ia' },
  ID: { pattern: /^(?:\d{9}|\d{6}|[A-Z]{2}\d{6})$/, key: 'validation:license_format_id' },
  IL: {
    pattern: /^[A-Z]\d{11}$/,
    key: 'validation:license_format_il',
    maxLength: 13,
    beginsLikeLastName: true,
  },
  IN: { pattern: /^\d{10}$/, key: 'validation:license_format_in', maxLength: 10 },
  KS: { pattern: /^[A-Z]\d{8}$/, key: 'validation:license_format_ks' },
  KY: { pattern: /^[A-Z]\d{8}$/, key: 'validation:license_format_ky' },
  LA: { pattern: /^\d{9}$/, key: 'validation:license_format_la' },
  MA: { pattern: /^(?:[A-Z]\d{8}|\d{9})$/, key: 'validation:license_format_ma' },
  MD: { pattern: /^[A-Z]\d{12}$/, key: 'validation:license_format_md' },
  ME: { pattern: /^\d{7}$/, key: 'validation:license_format_me' },
  MI: { pattern: /^[A-Z]\d{12}$/, key: 'validation:license_format_mi' },
  MN: { pattern: /^[A-Z]\d{12}$/, key: 'validation:license_format_mn' },
  MO: {
    pattern: /^(?:[A-Z]\d{5,9}|[A-Z]\d{6}R|\d{8}[A-Z]{2}|\d{9}[A-Z]|\d{9})$/,
    key: 'validation:license_format_mo',
  },
  MS: { pattern: /^\d{9}$/, key: 'validation:license_format_ms' },
  OH: { pattern: /^[A-Z]{2}\d{6}$/, key: 'validation:license_format_oh', maxLength: 9 },
  OK: { pattern: /^[A-Z]\d{9}$/, key: 'validation:license_format_ok' },
  PA: { pattern: /^\d{8}$/, key: 'validation:license_format_pa' },
  TX: { pattern: /^\d{8}$/, key: 'validation:license_format_tx' },
  WI: { pattern: /^[A-Z]\d{13}$/, key: 'validation:license_format_wi' },
};

/** For states that the specification does not list (reading 30). */
export const OTHER_FORMAT: LicenseFormat = {
  pattern: /^[A-Z0-9]{1,20}$/,
  key: 'validation:license_format_any',
};
