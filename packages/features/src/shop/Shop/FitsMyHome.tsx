import { type WayIn, writeWayIn } from '@hien/domain';
import { Button, Checkbox, FilterGroup, Text } from '@hien/ui';
import { useState } from 'react';
import { changed } from '../../shared/address/address.ts';
import { useKeptWayIn } from '../../shared/delivery-fit/kept-way-in.ts';
import { WayInSheet } from '../../shared/delivery-fit/WayInSheet.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { ShopQuery } from './shop-query.ts';
import * as s from './Filters.css.ts';

interface FitsMyHomeProps {
  query: ShopQuery;
  onChange: (query: ShopQuery) => void;
}

/** Narrows the list to what comes into the home, by the measures of this device or of the link that was followed. */
export function FitsMyHome({ query, onChange }: FitsMyHomeProps) {
  const text = useText();
  const kept = useKeptWayIn();
  const [open, setOpen] = useState(false);
  const { wayIn } = query;
  const choose = (way: WayIn | null) => onChange(changed(query, { wayIn: way }));
  const isOther = wayIn !== null && kept !== null && writeWayIn(wayIn) !== writeWayIn(kept);
  const width = (wayIn ?? kept)?.door.width;
  return (
    <FilterGroup title={text('fit.filter.title')}>
      <Checkbox
        checked={wayIn !== null}
        onChange={() => {
          if (wayIn !== null) choose(null);
          else if (kept === null) setOpen(true);
          else choose(kept);
        }}
      >
        {text('fit.filter')}
      </Checkbox>
      <Text size="caption" tone="muted">
        {width === undefined ? text('fit.filter.ask') : text('fit.filter.hint', { width })}
      </Text>
      {isOther ? (
        <Text size="caption" tone="muted" role="status">
          {text('fit.filter.other')}
        </Text>
      ) : null}
      <div className={s.chips}>
        {isOther ? (
          <Button size="sm" onClick={() => choose(kept)}>
            {text('fit.filter.mine')}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen(true)}>
          {text(kept === null ? 'fit.measure.open' : 'fit.measure.again')}
        </Button>
      </div>
      <WayInSheet open={open} onOpenChange={setOpen} onKept={choose} />
    </FilterGroup>
  );
}
