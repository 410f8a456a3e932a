import { EMPLOYER_CATEGORIES, type EmployerCategory } from './data/employerCategories';

/** Whether a text is an occupation category code. */
export function isEmployerCategory(word: string): word is EmployerCategory {
  return (EMPLOYER_CATEGORIES as readonly string[]).includes(word);
}
