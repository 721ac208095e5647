import { Button } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './case.css.ts';

interface PageButtonsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Ways through a list within a case, whose page is not in the address; nothing for a single page. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <div className={s.actions}>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text('list.previous')}
      </Button>
      <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text('list.next')}
      </Button>
    </div>
  );
}
