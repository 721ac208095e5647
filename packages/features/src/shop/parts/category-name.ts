import type { Category, Language } from '@hien/domain';
import { categoryLabel } from '../../shared/catalog/category-label.ts';

/** The name of the chosen category; undefined for “all” (0) and for one that is not there. */
export function categoryName(
  categories: readonly Category[] | undefined,
  id: number,
  language: Language,
): string | undefined {
  const found = id === 0 ? undefined : categories?.find(({ categoryId }) => categoryId === id);
  return found && categoryLabel(found, language);
}
