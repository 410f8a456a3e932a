import type { EmployerCategory } from '@shared/domain/purchase';
import type { TextLanguage } from '@shared/i18n';

/** Labels of the 260 kinds of work, a chunk per language, loaded with the field that searches them. */
export async function employerCategoryLabels(
  language: TextLanguage,
): Promise<Readonly<Record<EmployerCategory, string>>> {
  const { employerCategories } =
    language === 'es'
      ? await import(/* webpackChunkName: "categoriesEs" */ '../locales/es/employerCategories')
      : await import(/* webpackChunkName: "categoriesEn" */ '../locales/en/employerCategories');
  return employerCategories;
}
