/** What a company looks after of its page (`portfolio-review-management/{type}`). */
export const portfolioSections = ['portfolio', 'review', 'design'] as const;
export type PortfolioSection = (typeof portfolioSections)[number];

/** ours: projects of one company; more are not looked through by anybody. */
export const mostProjects = 200;

/** ours: as many pictures of one project as somebody looks through. */
export const mostProjectPictures = 30;

/** The list with one of its members at another place; a place beyond an end is that end. */
export function movedTo<Item>(list: readonly Item[], item: Item, place: number): readonly Item[] {
  const others = list.filter((one) => one !== item);
  if (others.length === list.length) return list;
  const at = Math.min(others.length, Math.max(0, place));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** Whether an order holds each of the ids that are there once, and nothing else: somebody else may have changed the list. */
export function isOrderOf(order: readonly number[], ids: readonly number[]): boolean {
  const there = new Set(ids);
  return (
    order.length === ids.length &&
    new Set(order).size === order.length &&
    order.every((id) => there.has(id))
  );
}
