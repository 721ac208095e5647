import type { Facets } from '@hien/api';
import { Checkbox, Chip, FilterGroup, PriceRange, SkeletonText, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { changed } from '../../shared/address/address.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FitsMyHome } from './FitsMyHome.tsx';
import { interiorStyles, roomTypes, type ShopQuery } from './shop-query.ts';
import * as s from './Filters.css.ts';

interface FiltersProps {
  query: ShopQuery;
  /** Undefined until a list has come. */
  facets: Facets | undefined;
  /** Nothing comes any more unless it is asked for again. */
  failed: boolean;
  onChange: (query: ShopQuery) => void;
}

/** What the list can be narrowed to, with how much each choice would leave. */
export function Filters({ query, facets, failed, onChange }: FiltersProps) {
  const text = useText();
  const format = useFormat();
  if (!facets)
    return failed ? (
      <Text tone="muted">{text('shop.filter.failed')}</Text>
    ) : (
      <SkeletonText lines={12} />
    );

  const set = (change: Partial<ShopQuery>) => onChange(changed(query, change));
  const chosen = (count: number) => (count > 0 ? text('shop.filter.chosen', { count }) : undefined);
  const toggled = (id: number) =>
    query.brands.includes(id)
      ? query.brands.filter((other) => other !== id)
      : [...query.brands, id];
  const countOf = (values: Facets['rooms'], value: string) =>
    values.find((facet) => facet.value === value)?.count ?? 0;

  return (
    <>
      <FilterGroup title={text('shop.filter.state')}>
        <Row count={facets.inStock}>
          <Checkbox checked={query.inStock} onChange={() => set({ inStock: !query.inStock })}>
            {text('shop.filter.in-stock')}
          </Checkbox>
        </Row>
        <Row count={facets.discounted}>
          <Checkbox
            checked={query.discounted}
            onChange={() => set({ discounted: !query.discounted })}
          >
            {text('shop.filter.discounted')}
          </Checkbox>
        </Row>
      </FilterGroup>
      <FitsMyHome query={query} onChange={onChange} />
      <FilterGroup title={text('shop.filter.price')}>
        <PriceRange
          value={{ min: query.priceFrom, max: query.priceTo }}
          onApply={({ min, max }) => set({ priceFrom: min, priceTo: max })}
          format={format.integer}
          labels={{
            legend: text('shop.filter.price'),
            min: text('shop.filter.price.from'),
            max: text('shop.filter.price.to'),
            apply: text('shop.filter.price.apply'),
            unit: 'đ',
          }}
        />
      </FilterGroup>
      <FilterGroup title={text('shop.filter.brand')} chosen={chosen(query.brands.length)}>
        {facets.brands.map((brand) => (
          <Row key={brand.id} count={brand.count}>
            <Checkbox
              checked={query.brands.includes(brand.id)}
              onChange={() => set({ brands: toggled(brand.id).toSorted((a, b) => a - b) })}
            >
              {brand.name}
            </Checkbox>
          </Row>
        ))}
      </FilterGroup>
      <FilterGroup title={text('shop.filter.room')} chosen={chosen(query.room ? 1 : 0)}>
        <div className={s.chips}>
          {roomTypes
            .filter((room) => room === query.room || countOf(facets.rooms, room) > 0)
            .map((room) => (
              <Chip
                key={room}
                chosen={room === query.room}
                onToggle={() => set({ room: room === query.room ? null : room })}
              >
                {text(`room.${room}`)}
              </Chip>
            ))}
        </div>
      </FilterGroup>
      <FilterGroup title={text('shop.filter.style')} chosen={chosen(query.style ? 1 : 0)}>
        <div className={s.chips}>
          {interiorStyles
            .filter((style) => style === query.style || countOf(facets.styles, style) > 0)
            .map((style) => (
              <Chip
                key={style}
                chosen={style === query.style}
                onToggle={() => set({ style: style === query.style ? null : style })}
              >
                {text(`style.${style}`)}
              </Chip>
            ))}
        </div>
      </FilterGroup>
    </>
  );
}

/** A choice and how many products it leaves. */
function Row({ count, children }: { count: number; children: ReactNode }) {
  const format = useFormat();
  return (
    <div className={s.row}>
      {children}
      <span className={s.count} aria-hidden>
        {format.integer(count)}
      </span>
    </div>
  );
}
