import { EMPLOYER_CATEGORIES, type EmployerCategory } from './data/employerCategories';

/** Whether a word is a code of the occupation categories. */
export function isEmployerCategory(word: string): word is EmployerCategory {
  return (EMPLOYER_CATEGORIES as readonly string[]).includes(word);
}
