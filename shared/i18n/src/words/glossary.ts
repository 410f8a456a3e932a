/** A word the product must not use, in either language, and its replacement (design: voice). */
export interface Forbidden {
  language: 'en' | 'es';
  /** Matched against every text of a screen, letter or document. */
  pattern: RegExp;
  better: string;
}

/** One term per concept, on every screen, in every email and document. */
export const FORBIDDEN: readonly Forbidden[] = [
  { language: 'en', pattern: /\b(?:the|a|your|no|broad|this) cover\b(?!ed|s|age)/i, better: 'coverage' },
  { language: 'en', pattern: /\b(?:un)?tick(?:ed|s|ing)?\b/i, better: 'check' },
  { language: 'en', pattern: /\b(?:go|goes|going|went|gone) on\b/i, better: 'continue' },
  { language: 'en', pattern: /\bgrey\b/i, better: 'gray' },
  { language: 'en', pattern: /\be-mail/i, better: 'email' },
  { language: 'en', pattern: /\bmailed\b/i, better: 'emailed, or sent' },
  { language: 'en', pattern: /\bdriver licenses?\b/i, better: 'driver’s license' },
  { language: 'en', pattern: /\bworked out\b/i, better: 'update your price, priced' },
  { language: 'en', pattern: /\bat hand\b/i, better: 'nearby' },
  {
    language: 'en',
    pattern: /\b(?:as it|it) stands\b|\bstands (?:here|there|on)\b/i,
    better: 'as shown, appears',
  },
  { language: 'en', pattern: /\bstill needed\b/i, better: 'Add your …' },
  { language: 'en', pattern: /\bany more\b/i, better: 'anymore' },
  { language: 'en', pattern: /\bzip code/, better: 'ZIP code' },
  { language: 'es', pattern: /^Seguir (?!demasiado)|\bpara seguir\b|\by seguir\b/, better: 'continuar' },
  { language: 'es', pattern: /\bun tanto\b/i, better: 'hasta un límite' },
  { language: 'es', pattern: /\bCada mes\b/, better: 'Mensual' },
  { language: 'es', pattern: /\bpago único\b/i, better: 'pago total' },
  { language: 'es', pattern: /\bmirar no cuesta\b/i, better: 'Cotizar es gratis' },
  { language: 'es', pattern: /\b(?:tu|tus|tienes|puedes|quieres|debes)\b/, better: 'usted' },
  { language: 'es', pattern: /\blicencia de conducir\b/i, better: 'licencia de manejo' },
  { language: 'es', pattern: /\bPennsylvania\b/, better: 'Pensilvania' },
];

/** Texts prescribed by the specification or a law, which stay as they are. */
export const GIVEN: readonly string[] = ['Checking your zip code for coverage'];
