import type { PackageItem, PricedSet } from '@hien/api';
import { Badge, Heading, LinkBase, Picture, Price, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { AddSet } from './AddSet.tsx';
import * as s from './Package.css.ts';

interface SetCardProps {
  set: PricedSet;
  /** What it is besides its pieces: its size, its room. */
  facts: readonly string[];
  /** The page is about this set alone. */
  alone?: boolean;
}

/** One set: the room, what stands in it, what it costs together today, and one press for all of it. */
export function SetCard({ set, facts, alone = false }: SetCardProps) {
  const text = useText();
  const format = useFormat();
  return (
    <article className={s.set}>
      <div className={s.setPicture}>
        <Picture
          picture={set.picture}
          ratio="4:3"
          sizes="(min-width: 993px) 46vw, 100vw"
          priority={alone}
        />
      </div>
      <div className={s.setWords}>
        <div>
          <Heading level={alone ? 1 : 2} size={alone ? 'h2' : 'h3'}>
            {set.name}
          </Heading>
          <Text size="small" tone="muted" numeric>
            {[...facts, text('packages.pieces', { count: set.pieces })].join(' · ')}
          </Text>
        </div>
        <Text measure>{set.text}</Text>
        <ul className={s.items}>
          {set.items.map((item) => (
            <Item key={item.product.id} item={item} />
          ))}
        </ul>
        <div className={s.sum}>
          <div>
            <Text as="span" size="small" tone="muted">
              {text('packages.total')}
            </Text>
            <Price
              size="lg"
              current={format.vnd(set.total)}
              currentLabel={text('price.now')}
              note={text('price.vat')}
              {...(set.saving > 0 && {
                old: format.vnd(set.listTotal),
                oldLabel: text('price.was'),
              })}
            />
          </div>
          {set.saving > 0 ? (
            <Badge tone="accent">
              {text('packages.saving', { amount: format.vnd(set.saving) })}
            </Badge>
          ) : null}
        </div>
        <AddSet set={set} />
      </div>
    </article>
  );
}

function Item({ item: { product, quantity, optionId } }: { item: PackageItem }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <li className={s.item}>
      <span className={s.itemPicture}>
        <Picture picture={product.picture} ratio="1:1" sizes="56px" alt="" />
      </span>
      <span className={s.itemWords}>
        <LinkBase className={s.itemName} href={paths.shopDetail.to(language, { id: product.id })}>
          {product.name}
        </LinkBase>
        <Text as="span" size="caption" tone="muted">
          {product.brand.name}
          {optionId === null ? ` · ${text('product.sold-out')}` : null}
        </Text>
      </span>
      <Text as="span" size="small" numeric className={s.itemPrice}>
        {quantity > 1 ? (
          <Text as="span" size="caption" tone="muted">
            {text('price.times', { unit: format.vnd(product.prices.finalPrice), count: quantity })}
          </Text>
        ) : null}
        {format.vnd(product.prices.finalPrice * quantity)}
      </Text>
    </li>
  );
}
