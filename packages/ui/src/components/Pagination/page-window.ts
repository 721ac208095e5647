/**
 * The pages to name: first, last, the current one and its neighbours; null is a gap.
 * A gap of one page would take as much room as the page, so the page is named.
 */
export const pageWindow = (page: number, total: number): (number | null)[] => {
  const named = new Set([1, total, page - 1, page, page + 1]);
  if (page <= 4) [2, 3, 4, 5].forEach((near) => named.add(near));
  if (page >= total - 3) [1, 2, 3, 4].forEach((near) => named.add(total - near));
  const pages = [...named].filter((near) => near >= 1 && near <= total).sort((a, b) => a - b);
  return pages.flatMap((near, index) => {
    const before = pages[index - 1] ?? near - 1;
    if (near - before === 1) return [near];
    return near - before === 2 ? [near - 1, near] : [null, near];
  });
};
