import type { Facets } from '@hien/api';
import { Button, Sheet } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { Filters } from './Filters.tsx';
import { filterCount, type ShopQuery } from './shop-query.ts';
import * as s from './FilterSheet.css.ts';

interface FilterSheetProps {
  query: ShopQuery;
  facets: Facets | undefined;
  total: number | undefined;
  onChange: (query: ShopQuery) => void;
}

/** The filters of narrow screens: the list behind changes with each choice, the button below says to how many. */
export function FilterSheet({ query, facets, total, onChange }: FilterSheetProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const chosen = filterCount(query);
  return (
    <div className={s.narrow}>
      <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {text('shop.filter.open')}
        {chosen > 0 ? <span className={s.count}>{chosen}</span> : null}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={text('shop.filter.title')}
        closeLabel={text('shop.filter.close')}
        footer={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {text('shop.filter.show', { count: total ?? 0 })}
          </Button>
        }
      >
        <Filters query={query} facets={facets} onChange={onChange} />
      </Sheet>
    </div>
  );
}
