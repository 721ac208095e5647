import { Pagination } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

interface SupportPagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  label: string;
}

/** Pages of a list of messages or posts. */
export function SupportPages({ page, totalPages, href, label }: SupportPagesProps) {
  const text = useText();
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      href={href}
      label={label}
      previousLabel={text('support.page.previous')}
      nextLabel={text('support.page.next')}
      pageLabel={(number) => text('support.page.name', { page: number })}
      status={text('support.page.status', { page, total: totalPages })}
    />
  );
}
