/** A category on the wire. */
export type Category = {
  readonly categoryId: number;
  readonly name: string;
  readonly nameEn: string;
  readonly nameKo: string;
};

/** The synthetic first category: everything (platform 3). Ids are not unique among lists, so it is no list key (D65). */
export const allCategory: Category = {
  categoryId: 0,
  name: 'Tất cả',
  nameEn: 'All',
  nameKo: '전체',
};

export function withAllCategory<C extends Category>(
  categories: readonly C[],
): readonly (Category | C)[] {
  return [allCategory, ...categories];
}
