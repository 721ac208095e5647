import { Pagination } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface PagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  /** What is paged through. */
  label: string;
}

/** Pages of a list within the page. */
export function Pages({ page, totalPages, href, label }: PagesProps) {
  const text = useText();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      href={href}
      label={label}
      previousLabel={text('shop.page.previous')}
      nextLabel={text('shop.page.next')}
      pageLabel={(number) => text('shop.page.name', { page: number })}
      status={text('shop.page.status', { page, total: totalPages })}
    />
  );
}
