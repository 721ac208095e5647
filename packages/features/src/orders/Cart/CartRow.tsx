import type { CartLine } from '@hien/api';
import {
  Button,
  Checkbox,
  Link,
  Picture,
  Price,
  QuantityStepper,
  Select,
  Text,
  VisuallyHidden,
} from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Cart.css.ts';
import { LineChange } from './LineChange.tsx';
import type { CartActions } from './useCartActions.ts';

interface CartRowProps {
  line: CartLine;
  bulkFrom: number;
  actions: CartActions;
}

/** From here on a line says how many are left. */
const FEW = 5;

/** One line: what it is, which option, how many, what it costs, and what changed since it was added. */
export function CartRow({ line, bulkFrom, actions }: CartRowProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { product, option, problem } = line;
  const gone = problem === 'seller_gone' || problem === 'not_on_sale' || problem === 'own_shop';
  const href = gone
    ? undefined
    : paths.shopDetail.to(language, { id: product.id }, option ? { option: option.id } : {});
  const dropped = line.listPrice > line.unitPrice;
  return (
    <li className={line.later ? s.rowLater : s.row}>
      {line.later ? null : (
        <div className={s.tick}>
          <Checkbox
            checked={line.selected && problem === null}
            disabled={problem !== null}
            onChange={({ target }) => actions.change(line, { selected: target.checked })}
          >
            <VisuallyHidden>{text('orders.cart.choose', { name: product.name })}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      <Picture
        picture={product.picture}
        ratio="1:1"
        sizes="112px"
        alt=""
        className={problem === null ? undefined : s.dim}
      />
      <div className={s.words}>
        {href ? (
          <Link className={s.name} href={href}>
            {product.name}
          </Link>
        ) : (
          <span className={s.name}>{product.name}</span>
        )}
        {line.later || gone ? (
          option ? (
            <Text size="small" tone="muted">
              {option.name}
            </Text>
          ) : null
        ) : (
          <OptionChoice line={line} actions={actions} />
        )}
        <Price
          size="sm"
          current={format.vnd(line.unitPrice)}
          currentLabel={text('price.now')}
          {...(dropped ? { old: format.vnd(line.listPrice), oldLabel: text('price.was') } : {})}
        />
        {problem === null && line.stock <= FEW && !line.later ? (
          <Text size="small" tone="price">
            {text('orders.cart.left', { count: line.stock })}
          </Text>
        ) : null}
      </div>
      <div className={s.below}>
        <LineChange line={line} bulkFrom={bulkFrom} actions={actions} />
        {!line.later && !gone && option !== null && problem !== 'sold_out' ? (
          <div className={s.amounts}>
            <QuantityStepper
              size="sm"
              label={text('orders.cart.quantity', { name: product.name })}
              decreaseLabel={text('orders.cart.fewer')}
              increaseLabel={text('orders.cart.more')}
              value={line.quantity}
              max={Math.max(line.stock, line.quantity)}
              maxReason={text('orders.cart.max', { count: line.stock })}
              onChange={(quantity) => actions.change(line, { quantity })}
            />
            <Text as="span" className={s.amount} numeric>
              {format.vnd(line.amount)}
            </Text>
          </div>
        ) : null}
        <div className={s.actions}>
          {line.later ? (
            <Button
              variant="quiet"
              size="sm"
              {...(problem === null || problem === 'bulk' || problem === 'not_enough'
                ? {}
                : { disabledReason: text('orders.cart.back.not-now'), reasonHidden: true })}
              onClick={() => actions.change(line, { later: false })}
            >
              {text('orders.cart.back')}
            </Button>
          ) : (
            <Button variant="quiet" size="sm" onClick={() => actions.change(line, { later: true })}>
              {text('orders.cart.later')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => actions.remove([line])}>
            {text('orders.cart.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The option is changed where it stands; what cannot be had is not offered. */
function OptionChoice({ line, actions }: Omit<CartRowProps, 'bulkFrom'>) {
  const text = useText();
  const format = useFormat();
  if (line.options.length < 2 && line.option !== null)
    return (
      <Text size="small" tone="muted">
        {line.option.name}
      </Text>
    );
  return (
    <div className={s.option}>
      <Select
        aria-label={text('orders.cart.option', { name: line.product.name })}
        value={line.option === null ? '' : String(line.option.id)}
        {...(line.option === null ? { placeholder: text('orders.cart.option.choose') } : {})}
        options={line.options.map((one) => ({
          value: String(one.id),
          label:
            one.stock === 0
              ? text('orders.cart.option.sold-out', { name: one.name })
              : one.unitPrice === line.option?.unitPrice
                ? one.name
                : `${one.name} · ${format.vnd(one.unitPrice)}`,
          disabled: one.stock === 0 && one.id !== line.option?.id,
        }))}
        onChange={({ target }) => {
          if (target.value !== '') actions.change(line, { optionId: Number(target.value) });
        }}
      />
    </div>
  );
}
