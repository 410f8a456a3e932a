import type { EmployerCategory } from '@shared/domain/purchase';
import type { TextLanguage } from '@shared/i18n';

/** The 260 kinds of work in one language, a chunk each: they come with the field that searches them. */
export async function employerCategoryLabels(
  language: TextLanguage,
): Promise<Readonly<Record<EmployerCategory, string>>> {
  const { employerCategories } =
    language === 'es'
      ? await import(/* webpackChunkName: "categoriesEs" */ '../locales/es/employerCategories')
      : await import(/* webpackChunkName: "categoriesEn" */ '../locales/en/employerCategories');
  return employerCategories;
}
