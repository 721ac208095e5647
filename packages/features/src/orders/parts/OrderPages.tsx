import { Pagination } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface OrderPagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}

/** Pages of the list of orders. */
export function OrderPages({ page, totalPages, href }: OrderPagesProps) {
  const text = useText();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      href={href}
      label={text('orders.page.label')}
      previousLabel={text('orders.page.previous')}
      nextLabel={text('orders.page.next')}
      pageLabel={(number) => text('orders.page.name', { page: number })}
      status={text('orders.page.status', { page, total: totalPages })}
    />
  );
}
