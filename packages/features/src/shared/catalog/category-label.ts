import type { Category, Language } from '@hien/domain';

const field = { vi: 'name', en: 'nameEn', ko: 'nameKo' } as const satisfies Record<
  Language,
  keyof Category
>;

/** A category in the page's language: the wire carries all three (platform.txt §3). */
export function categoryLabel(category: Category, language: Language): string {
  return category[field[language]] || category.name;
}
