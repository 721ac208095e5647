/** What news tell of, by what its page is found with: a number of a design or a conversation, a home's slug. */
export type NewsPage = { readonly of: 'design' | 'home' | 'inquiry'; readonly key: string };

/** As it is kept among the values of a notice. */
export const storedPage = ({ of, key }: NewsPage) => ({ pageOf: of, pageKey: key });

/** Null of news that tell of none, or were written before they named it. */
export function pageOf({
  pageOf: of,
  pageKey: key,
}: Readonly<Record<string, string | number>>): { of: string; key: string } | null {
  return typeof of === 'string' && typeof key === 'string' ? { of, key } : null;
}
