import type { DesignCart } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, Checkbox, Link, Picture, Price, Text, VisuallyHidden } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../Cart.css.ts';

interface DesignRowProps {
  line: DesignCart['lines'][number];
  /** Undefined where nothing is chosen, because a contractor buys. */
  chosen: boolean | undefined;
  onChoose: (isIn: boolean) => void;
  onRemove: () => void;
}

/** One design: what it costs today and when it was put in, and why it cannot be bought. */
export function DesignRow({ line, chosen, onChoose, onRemove }: DesignRowProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { designId: id, title, number, picture, price, seenPrice, problem, message } = line;
  const change = price - seenPrice;
  return (
    <li className={chosen === undefined ? s.rowLater : s.row}>
      {chosen === undefined ? null : (
        <div className={s.tick}>
          <Checkbox
            checked={chosen && problem === null}
            disabled={problem !== null}
            onChange={({ target }) => onChoose(target.checked)}
          >
            <VisuallyHidden>{text('orders.cart.choose', { name: title })}</VisuallyHidden>
          </Checkbox>
        </div>
      )}
      <Picture
        picture={picture}
        ratio="1:1"
        sizes="112px"
        alt=""
        className={problem === null ? undefined : s.dim}
      />
      <div className={s.words}>
        <Link className={s.name} href={paths.interiorDesignDetail.to(language, { id })}>
          {title}
        </Link>
        <Text size="small" tone="muted">
          {number}
        </Text>
        <Price size="sm" current={format.vnd(price)} currentLabel={text('price.now')} />
        {message === null ? null : (
          <Text size="small" tone="critical">
            {message}
          </Text>
        )}
        {change === 0 || problem !== null ? null : (
          <p className={change < 0 ? s.dropped : s.risen}>
            {text(change < 0 ? 'orders.cart.price.dropped' : 'orders.cart.price.risen', {
              amount: format.vnd(Math.abs(change)),
              was: format.vnd(seenPrice),
            })}
          </p>
        )}
      </div>
      <div className={s.below}>
        <div className={s.actions}>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text('orders.cart.designs.remove', { name: title })}
            onClick={onRemove}
          >
            {text('orders.cart.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
