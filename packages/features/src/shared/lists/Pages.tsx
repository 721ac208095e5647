import { Pagination } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

interface PagesProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  /** What is paged through. */
  label: string;
}

/** Pages of a list. */
export function Pages(props: PagesProps) {
  const text = useText();
  return (
    <Pagination
      {...props}
      previousLabel={text('list.previous')}
      nextLabel={text('list.next')}
      pageLabel={(page) => text('list.page', { page })}
      status={text('list.page.of', { page: props.page, total: props.totalPages })}
    />
  );
}
