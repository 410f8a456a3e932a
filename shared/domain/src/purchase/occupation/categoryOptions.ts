import { EMPLOYER_CATEGORIES, type EmployerCategory } from './data/employerCategories';

/** A category option: its code and its label in the shopper's language. */
export interface CategoryOption {
  value: EmployerCategory;
  label: string;
}

/** Every category sorted by its label in a language (BCP 47), `other` last. */
export function categoryOptions(
  labels: Readonly<Record<EmployerCategory, string>>,
  language: string,
): CategoryOption[] {
  const { compare } = new Intl.Collator(language);
  const options = EMPLOYER_CATEGORIES.map((value) => ({ value, label: labels[value] }));
  return options.toSorted((one, next) => {
    if (one.value === 'other' || next.value === 'other') return one.value === 'other' ? 1 : -1;
    return compare(one.label, next.label);
  });
}

/** A Spanish label names one gender ("Enfermero"), and people search for theirs ("enfermera"). */
const withoutGender = (word: string): string => word.replace(/(?<=.{3})(?:as?|os?)$/, '');

/**
 * The options that contain every word of a query, ignoring accents, case and gender: first those that begin with it,
 * then those with a word that does, then the rest. An empty query returns all.
 */
export function searchCategories(options: readonly CategoryOption[], query: string): CategoryOption[] {
  const words = plainText(query).split(/\s+/).filter(Boolean).map(withoutGender);
  const wanted = words.join(' ');
  const found = options.filter(({ label }) => words.every((word) => plainText(label).includes(word)));
  const rank = ({ label }: CategoryOption): number => {
    const plain = plainText(label);
    if (plain.startsWith(wanted)) return 0;
    return words.every((word) => plain.split(/[^a-z]+/).some((part) => part.startsWith(word))) ? 1 : 2;
  };
  return found.toSorted((one, next) => rank(one) - rank(next));
}

function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
