import { listShopItems } from '@hien/api';
import { limits } from '@hien/domain';
import { Button, Field, Input, Picture, Skeleton, Text } from '@hien/ui';
import { useId, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useDebounced } from '../../shared/search/useDebounced.ts';
import type { Chosen } from './ChosenItems.tsx';
import * as s from './promotions.css.ts';

interface ItemPickerProps {
  chosen: readonly number[];
  onAdd: (item: Chosen) => void;
}

/** What the shop sells, found by its words, to be put into the promotion. */
export function ItemPicker({ chosen, onAdd }: ItemPickerProps) {
  const text = useText();
  const { vnd } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const found = useCall(
    listShopItems,
    { tab: 'on_sale', limit: 6, ...(q === '' ? {} : { q }) },
    { placeholderData: (before) => before },
  );
  if (chosen.length >= limits.promotion.maxItems)
    return <Text tone="muted">{text('seller.promotion.items.full')}</Text>;
  return (
    <div className={s.part}>
      <Field
        id={id}
        label={text('seller.promotion.find')}
        hint={text('seller.promotion.find.hint')}
      >
        <Input
          type="search"
          maxLength={120}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Looking for an item sends nothing.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <QueryBoundary query={found} size="section" skeleton={<Skeleton height="16rem" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{text('seller.promotion.find.none')}</Text>
          ) : (
            <ul className={s.list} aria-label={text('seller.promotion.find')}>
              {items.map((item) => (
                <li key={item.id} className={s.found}>
                  <Picture
                    className={s.picture}
                    picture={item.picture}
                    ratio="1:1"
                    sizes="56px"
                    alt=""
                  />
                  <span className={s.words}>
                    <span className={s.name}>{item.name}</span>
                    <span className={s.small}>
                      {text('seller.promotion.usual', { price: vnd(item.finalPrice) })}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    aria-label={text('seller.promotion.add.of', { name: item.name })}
                    {...(chosen.includes(item.id)
                      ? { disabled: true, disabledReason: text('seller.promotion.chosen') }
                      : {})}
                    onClick={() =>
                      onAdd({
                        id: item.id,
                        name: item.name,
                        picture: item.picture,
                        usual: item.finalPrice,
                        price: null,
                      })
                    }
                  >
                    {text('seller.promotion.add')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </div>
  );
}
