import type { PromotionVersion } from '@hien/api';
import { type PromotionContent, limits, reducedBy } from '@hien/domain';
import { Button, Heading, MoneyInput, Picture, Select, Text } from '@hien/ui';
import { useRef } from 'react';
import { FormField, useFormField, useFormValues } from '@hien/ui/form';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemPicker } from './ItemPicker.tsx';
import * as s from './promotions.css.ts';

/** An item as the form holds it: what is typed, and what one has to know to type it. */
export type Chosen = PromotionVersion['items'][number];

type Planned = Omit<PromotionContent, 'items'> & { readonly items: readonly Chosen[] };

interface ChosenItemsProps {
  /** What stands against an item of what is typed. */
  faultOf: (content: Planned, index: number) => string | undefined;
}

const percents = [5, 10, 15, 20, 25, 30, 40, limits.promotion.maxPercent];

/** The items of the promotion with their prices, and more of them. */
export function ChosenItems({ faultOf }: ChosenItemsProps) {
  const text = useText();
  const { value: items, error, setValue } = useFormField<readonly Chosen[]>('items');
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <div className={s.part}>
      <div className={s.head}>
        <Heading level={3} size="h5" ref={head} tabIndex={-1}>
          {text('promotion.items')}
        </Heading>
        {items.length === 0 ? null : (
          <div className={s.percent}>
            <Select
              aria-label={text('seller.promotion.percent')}
              value=""
              options={[
                { value: '', label: text('seller.promotion.percent') },
                ...percents.map((percent) => ({
                  value: String(percent),
                  label: text('seller.promotion.percent.off', { percent }),
                })),
              ]}
              onChange={(event) => {
                const percent = Number(event.currentTarget.value);
                if (percent > 0)
                  setValue(
                    items.map((item) => ({ ...item, price: reducedBy(percent, item.usual) })),
                  );
              }}
            />
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <Text tone={error === undefined ? 'muted' : 'critical'}>
          {text('seller.promotion.items.none')}
        </Text>
      ) : (
        <ul className={s.list}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              index={index}
              faultOf={faultOf}
              onRemove={() => {
                setValue(items.filter(({ id }) => id !== item.id));
                // The button that had the focus is gone.
                head.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <ItemPicker chosen={items.map(({ id }) => id)} onAdd={(item) => setValue([...items, item])} />
    </div>
  );
}

interface RowProps extends ChosenItemsProps {
  item: Chosen;
  index: number;
  onRemove: () => void;
}

function Row({ item: { id, name, picture, usual, price }, index, faultOf, onRemove }: RowProps) {
  const text = useText();
  const { vnd, integer, percent } = useFormat();
  const values = useFormValues<Planned>();
  const fault = faultOf(values, index);
  const off = price === null ? 0 : Math.floor(((usual - price) * 100) / usual);
  return (
    <li className={s.row}>
      <Picture className={s.picture} picture={picture} ratio="1:1" sizes="56px" alt="" />
      <span className={s.words}>
        <span className={s.name}>{name}</span>
        <span className={s.small}>{text('seller.promotion.usual', { price: vnd(usual) })}</span>
        {fault === undefined ? (
          <span className={s.small} role="status">
            {price === null
              ? text('promotion.same-price', { price: vnd(usual) })
              : text('seller.promotion.pays', { price: vnd(price), percent: percent(off) })}
          </span>
        ) : (
          <span className={s.wrong} role="status">
            {fault}
          </span>
        )}
      </span>
      <div className={s.price}>
        <FormField name={`items.${index}.price`} label={text('promotion.price')}>
          <MoneyInput
            format={integer}
            unit="đ"
            step={10_000}
            max={9_999_999_999}
            aria-label={text('seller.promotion.price.of', { name })}
          />
        </FormField>
      </div>
      <div className={s.price}>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text('seller.promotion.remove.of', { name })}
          data-item={id}
          onClick={onRemove}
        >
          {text('seller.promotion.remove')}
        </Button>
      </div>
    </li>
  );
}
