import type { Category } from '@hien/api';
import type { Language } from '@hien/domain';

export type CategoryName = Pick<Category, 'categoryId' | 'name' | 'nameEn' | 'nameKo'>;

const field = { vi: 'name', en: 'nameEn', ko: 'nameKo' } as const satisfies Record<Language, keyof CategoryName>;

/** A category in the page's language: the wire carries all three (platform.txt §3). */
export function nameOf(category: CategoryName, language: Language): string {
  return category[field[language]] || category.name;
}

/** The name of the chosen category; undefined for “all” (0) and for one that is not there. */
export function categoryName(categories: readonly CategoryName[] | undefined, id: number, language: Language): string | undefined {
  const found = id === 0 ? undefined : categories?.find(({ categoryId }) => categoryId === id);
  return found && nameOf(found, language);
}
