import type { ProductDetail, ProductOption } from '@hien/api';
import { cartQuantity, isBulkQuantity } from '@hien/domain';
import {
  ActionBar,
  Badge,
  ButtonLink,
  DefinitionList,
  Heading,
  Link,
  Notice,
  OptionPicker,
  QuantityStepper,
  Rating,
  Text,
} from '@hien/ui';
import { useState } from 'react';
import { paths } from '@hien/domain/routes';
import { InVietnamese, langOf } from '../../shared/i18n/InVietnamese.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ProductPrice } from '../../shared/product/ProductPrice.tsx';
import { SaveButton } from '../../shared/product/SaveButton.tsx';
import { AddToCart } from './AddToCart.tsx';
import * as s from './BuyBox.css.ts';
import { PackCalculator } from './PackCalculator.tsx';
import { SeeInRoom } from './SeeInRoom.tsx';
import { useBuy } from './useBuy.ts';

/** From here on “in stock” says no number. */
const FEW = 5;

interface BuyBoxProps {
  product: ProductDetail;
  /** The option of the address. */
  option: number | null;
  onOption: (id: number) => void;
}

/** What it costs with the chosen option, how many there are, and how to get it. */
export function BuyBox({ product, option, onOption }: BuyBoxProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const [wanted, setWanted] = useState(1);
  // The choice answers the finger at once; the address keeps it for later.
  const [picked, setPicked] = useState(option);
  const { resting } = product.seller;
  const soldOut = resting || product.availability === 'sold_out';
  const chosen = chosenOption(product.options, picked);
  const stock = chosen?.stock ?? 0;
  // D74: from here on the workshop quotes, whatever lies on the shelf.
  const asBulk = isBulkQuantity(wanted);
  const quantity = asBulk ? wanted : cartQuantity(wanted, stock);
  const extra = chosen?.additionalAmount ?? 0;
  const each = product.prices.finalPrice + extra;
  const total = each * quantity;
  const buy = useBuy(product, chosen?.id ?? null, cartQuantity(wanted, stock));
  const { average, count } = product.ratingSummary;
  const bulk = paths.bulkOrderInquiry.to(language, {
    items: `${product.id}:${asBulk ? wanted : product.bulkFrom}`,
  });

  return (
    <div className={s.box}>
      <div className={s.title}>
        <Text size="small" tone="muted">
          <Link href={paths.brand.to(language, { id: product.brand.id })}>
            {product.brand.name}
          </Link>{' '}
          · {text('shop.detail.item-number', { number: product.itemNumber })}
        </Text>
        <div className={s.name}>
          <Heading level={1} lang={langOf(product.inVietnamese, 'name')}>
            {product.name}
          </Heading>
          <SaveButton productId={product.id} name={product.name} place="words" />
        </div>
        <a className={s.rating} href="#reviews">
          {count > 0 ? (
            <Rating
              value={average}
              text={format.decimal(average)}
              count={`(${format.integer(count)})`}
              label={text('shop.detail.reviews-link', { average: format.decimal(average), count })}
            />
          ) : (
            text('shop.detail.no-reviews')
          )}
        </a>
        <Promotions product={product} />
      </div>

      <div className={s.price}>
        <ProductPrice prices={product.prices} extra={extra} size="lg" note={text('price.vat')} />
        {product.priceUntil === null ? null : (
          <Text size="small" tone="price">
            {text('shop.detail.price-until', {
              date: format.date(`${product.priceUntil}T00:00:00+07:00`, 'date'),
            })}
          </Text>
        )}
        {product.prices.appPrice !== null && product.prices.discountApp ? (
          <Text size="small" tone="muted">
            {text('shop.detail.app-price', {
              price: format.vnd(product.prices.appPrice + extra),
              percent: format.percent(product.prices.discountApp.percent),
            })}
          </Text>
        ) : null}
      </div>

      <div>
        <Text measure lang={langOf(product.inVietnamese, 'summary')}>
          {product.summary}
        </Text>
        {product.inVietnamese.some((field) => field === 'name' || field === 'summary') ? (
          <InVietnamese />
        ) : null}
      </div>

      {product.options.length > 1 ? (
        <OptionPicker
          label={text('shop.detail.option.label')}
          value={chosen ? String(chosen.id) : null}
          onChange={(id) => {
            setPicked(Number(id));
            onOption(Number(id));
          }}
          look={product.options.every(({ color }) => color) ? 'swatch' : 'chip'}
          options={product.options.map((one) => ({
            id: String(one.id),
            label: one.name,
            swatch: one.color ?? undefined,
            note: optionNote(one),
            unavailable: one.stock === 0 ? text('shop.detail.option.sold-out') : undefined,
          }))}
        />
      ) : null}

      {soldOut ? (
        <Notice
          tone="caution"
          title={text(resting ? 'shop.detail.resting.title' : 'shop.detail.sold-out.title')}
          action={<ButtonLink href="#also-like">{text('shop.detail.sold-out.action')}</ButtonLink>}
        >
          {text(resting ? 'shop.detail.resting.text' : 'shop.detail.sold-out.text')}
        </Notice>
      ) : (
        <div className={s.buy}>
          <QuantityStepper
            label={text('shop.detail.quantity')}
            decreaseLabel={text('shop.detail.quantity.fewer')}
            increaseLabel={text('shop.detail.quantity.more')}
            value={quantity}
            onChange={setWanted}
            max={9999}
          />
          <Text size="small" tone={stock <= FEW ? 'price' : 'muted'}>
            {stock <= FEW
              ? text('shop.detail.stock.few', { count: stock })
              : text('shop.detail.stock.plenty')}
          </Text>
          {wanted > quantity ? (
            <Text size="small" tone="price" role="status">
              {text('shop.detail.quantity.max', { count: stock })}
            </Text>
          ) : null}
        </div>
      )}

      {soldOut || product.pack === null ? null : (
        <PackCalculator
          pack={product.pack}
          price={each}
          stock={stock}
          quantity={quantity}
          onTake={setWanted}
        />
      )}

      {soldOut ? null : (
        <>
          <DefinitionList
            look="sum"
            items={[
              {
                term: text('shop.detail.total'),
                detail: format.vnd(total),
              },
            ]}
          />
          {asBulk ? (
            <ButtonLink variant="accent" size="lg" fullWidth href={bulk}>
              {text('shop.detail.bulk.now', { count: quantity })}
            </ButtonLink>
          ) : chosen ? (
            <>
              <div className={s.buttons}>
                <AddToCart buy={buy} />
              </div>
              <ActionBar label={text('shop.detail.buy.bar')} actions={<AddToCart buy={buy} />}>
                <Text as="span" size="small" tone="muted" clamp={1}>
                  {text('shop.detail.buy.bar.choice', { option: chosen.name, count: quantity })}
                </Text>
                <Text as="span" weight="strong" numeric>
                  {format.vnd(total)}
                </Text>
              </ActionBar>
            </>
          ) : null}
        </>
      )}

      <SeeInRoom productId={product.id} />

      <ul className={s.promises}>
        <li>
          {text(product.madeToOrder ? 'shop.detail.made-to-order' : 'shop.detail.ships-in', {
            days: product.shipping.preparationDays,
          })}
        </li>
        <li>
          {text(
            product.returns.returnable ? 'shop.detail.returns.window' : 'shop.detail.returns.none',
            { days: product.returns.withinDays },
          )}
        </li>
        <li>
          {text('shop.detail.bulk', { count: product.bulkFrom })}{' '}
          <Link href={bulk}>{text('shop.detail.bulk.ask')}</Link>
        </li>
      </ul>
    </div>
  );

  function optionNote({ additionalAmount, stock: left }: ProductOption): string | undefined {
    const parts = [
      additionalAmount > 0
        ? text('shop.detail.option.extra', { amount: format.vnd(additionalAmount) })
        : null,
      left > 0 && left <= FEW ? text('shop.detail.option.left', { count: left }) : null,
    ].filter((part) => part !== null);
    return parts.length > 0 ? parts.join(' · ') : undefined;
  }
}

function Promotions({ product }: { product: ProductDetail }) {
  const text = useText();
  const words = [
    ...(product.isNew ? [text('product.new')] : []),
    ...(product.madeToOrder ? [text('product.made-to-order')] : []),
    ...product.promotionIcons.map((icon) => text(`shop.promotion.${icon}`)),
  ];
  if (words.length === 0) return null;
  return (
    <ul className={s.badges}>
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** The option of the address, else the first that can be had. */
function chosenOption(
  options: readonly ProductOption[],
  id: number | null,
): ProductOption | undefined {
  return options.find((one) => one.id === id) ?? options.find((one) => one.stock > 0) ?? options[0];
}
