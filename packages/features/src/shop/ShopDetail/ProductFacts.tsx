import type { ProductDetail } from '@hien/api';
import { formatPhone } from '@hien/domain';
import { Accordion, DefinitionList, Heading, Link, Text, type Definition } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { SellerCard } from './SellerCard.tsx';
import * as s from './ProductFacts.css.ts';

/** How large, how heavy, of what: beside the maker's own words. */
export function ProductSpecs({ product }: { product: ProductDetail }) {
  const text = useText();
  return (
    <section className={s.specs} aria-labelledby="product-specs">
      <Heading level={2} size="h4" id="product-specs">
        {text('shop.detail.specs')}
      </Heading>
      <Specs product={product} />
    </section>
  );
}

/** What else one checks before ordering: delivery, returns, service, seller. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const text = useText();
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'delivery',
          title: text('shop.detail.delivery'),
          content: <Delivery product={product} />,
          defaultOpen: true,
        },
        {
          id: 'returns',
          title: text('shop.detail.returns'),
          content: <Returns product={product} />,
        },
        {
          id: 'after-sales',
          title: text('shop.detail.after-sales'),
          content: <AfterSales product={product} />,
        },
        {
          id: 'seller',
          title: text('shop.detail.seller'),
          content: <SellerCard seller={product.seller} />,
          defaultOpen: true,
        },
      ]}
    />
  );
}

interface Part {
  product: ProductDetail;
}

/** Drops what the seller left out. */
const known = (items: readonly (Definition | null)[]): Definition[] =>
  items.filter((item) => item !== null);

function Specs({ product }: Part) {
  const text = useText();
  const format = useFormat();
  const { width, depth, height } = product.dimensions;
  const { packingSize, removableLegs } = product.shipping;
  const cm = (millimetres: number) => format.decimal(millimetres / 10);
  return (
    <DefinitionList
      items={known([
        {
          term: text('shop.detail.specs.size'),
          detail: text('shop.detail.specs.size-value', {
            width: cm(width),
            depth: cm(depth),
            height: cm(height),
          }),
        },
        {
          term: text('shop.detail.specs.weight'),
          detail: text('shop.detail.specs.weight-value', { kg: format.decimal(product.weight) }),
        },
        { term: text('shop.detail.specs.material'), detail: product.material },
        { term: text('shop.detail.specs.produced-by'), detail: product.producedBy },
        { term: text('shop.detail.specs.country'), detail: product.producedCountry },
        { term: text('shop.detail.specs.measurement'), detail: product.measurement },
        product.pack === null
          ? null
          : {
              term: text(`shop.detail.specs.covers.${product.pack.surface}`),
              detail: format.area(product.pack.covers, 2),
            },
        packingSize === null
          ? null
          : { term: text('shop.detail.specs.packing'), detail: packingSize },
        removableLegs === null
          ? null
          : {
              term: text('shop.detail.specs.legs'),
              detail: text('shop.detail.specs.legs-value', {
                legs: cm(removableLegs),
                left: cm(height - removableLegs),
              }),
            },
        { term: text('shop.detail.specs.handling'), detail: product.handling },
      ])}
    />
  );
}

function Delivery({ product }: Part) {
  const text = useText();
  const format = useFormat();
  const { shipping } = product;
  const fee = {
    free: () => text('shop.detail.delivery.free'),
    fixed: () => format.vnd(shipping.fee),
    'free-from-amount': () =>
      text('shop.detail.delivery.free-from', {
        fee: format.vnd(shipping.fee),
        amount: format.vnd(shipping.freeFrom ?? 0),
      }),
    'on-quote': () => text('shop.detail.delivery.on-quote'),
  }[shipping.feeType]();
  const installation =
    shipping.installationFee === null
      ? text('shop.detail.delivery.installation.none')
      : shipping.installationFee === 0
        ? text('shop.detail.delivery.installation.included')
        : format.vnd(shipping.installationFee);
  return (
    <DefinitionList
      items={[
        {
          term: text('shop.detail.delivery.method'),
          detail: shipping.company ?? text('shop.detail.delivery.self'),
        },
        { term: text('shop.detail.delivery.fee'), detail: fee },
        { term: text('shop.detail.delivery.installation'), detail: installation },
        {
          term: text('shop.detail.delivery.time'),
          detail: text(
            product.madeToOrder
              ? 'shop.detail.delivery.time-made'
              : 'shop.detail.delivery.time-value',
            { prep: shipping.preparationDays },
          ),
        },
      ]}
    />
  );
}

function Returns({ product }: Part) {
  const text = useText();
  const format = useFormat();
  const { returns } = product;
  return (
    <div className={s.lines}>
      {returns.returnable ? (
        <>
          <Text>{text('shop.detail.returns.window', { days: returns.withinDays })}</Text>
          <Text>
            {text(`shop.detail.returns.fee.${returns.paidBy}`, {
              fee: format.vnd(returns.returnFee),
            })}
          </Text>
        </>
      ) : (
        <Text>{text('shop.detail.returns.none')}</Text>
      )}
      <Text>{text('shop.detail.returns.process', { days: returns.processBusinessDays })}</Text>
      {returns.note ? <Text tone="muted">{returns.note}</Text> : null}
    </div>
  );
}

function AfterSales({ product }: Part) {
  const text = useText();
  const { name, phone, hours } = product.afterSales;
  return (
    <DefinitionList
      items={[
        {
          term: text('shop.detail.after-sales.contact'),
          detail: (
            <>
              {name}, <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
            </>
          ),
        },
        { term: text('shop.detail.after-sales.hours'), detail: hours },
      ]}
    />
  );
}
