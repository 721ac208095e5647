import { Pagination } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface ListPagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  label: string;
}

/** Pages of a list of my page. */
export function ListPages({ page, totalPages, href, label }: ListPagesProps) {
  const text = useText();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      href={href}
      label={label}
      previousLabel={text('my-page.pages.previous')}
      nextLabel={text('my-page.pages.next')}
      pageLabel={(number) => text('my-page.pages.name', { page: number })}
      status={text('my-page.pages.status', { page, total: totalPages })}
    />
  );
}
