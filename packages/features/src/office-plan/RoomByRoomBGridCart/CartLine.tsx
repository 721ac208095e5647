import {
  type OfficeCartLine,
  type OfficeModule,
  insteadOf,
  mostOfModule,
} from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { Button, Heading, Link, Picture, QuantityStepper, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { moduleDrawing } from '../../shared/office/module-picture.ts';
import * as s from './Cart.css.ts';

interface CartLineProps {
  line: OfficeCartLine;
  onQuantity: (quantity: number) => void;
  onExchange: (other: OfficeModule) => void;
}

/** One kind of module: how many, for how much, and what would do instead. */
export function CartLine({ line, onQuantity, onExchange }: CartLineProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { module, placed, beside, quantity, amount } = line;
  const name = module.name[language];
  const others = insteadOf(module);
  return (
    <li className={s.row}>
      <Picture
        picture={moduleDrawing(module, language)}
        ratio="4:3"
        fit="contain"
        sizes="8rem"
        alt=""
        className={s.drawing}
      />
      <div className={s.words}>
        <Heading level={3} size="h5">
          <Link
            variant="quiet"
            href={paths.roomByRoomBGridModuleDetail.to(language, { moduleId: module.number })}
          >
            {name}
          </Link>
        </Heading>
        <Text size="small" tone="muted" numeric>
          {[
            text('office-plan.costs.each.piece', { price: format.vnd(module.price) }),
            text('office-plan.cart.placed', { count: placed }),
            ...(beside === 0 ? [] : [text('office-plan.cart.beside', { count: beside })]),
          ].join(' · ')}
        </Text>
        <div className={s.amounts}>
          <QuantityStepper
            label={text('office-plan.cart.quantity', { module: name })}
            value={quantity}
            max={mostOfModule}
            decreaseLabel={text('office-plan.cart.less')}
            increaseLabel={text('office-plan.cart.more')}
            onChange={onQuantity}
          />
          <span className={s.amount}>{format.vnd(amount)}</span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={text('office-plan.cart.remove.module', { module: name })}
            onClick={() => onQuantity(0)}
          >
            {text('office-plan.cart.remove')}
          </Button>
        </div>
        {others.length === 0 ? null : (
          <details>
            <summary className={s.summary}>
              {text('office-plan.cart.instead', { count: others.length })}
            </summary>
            <ul className={s.list}>
              {others.map((other) => {
                const change = (other.price - module.price) * quantity;
                return (
                  <li key={other.id} className={s.other}>
                    <Link
                      href={paths.roomByRoomBGridModuleDetail.to(language, {
                        moduleId: other.number,
                      })}
                    >
                      {other.name[language]}
                    </Link>
                    <Text as="span" size="small" tone="muted" numeric>
                      {text(change < 0 ? 'office-plan.cart.cheaper' : 'office-plan.cart.dearer', {
                        amount: format.vnd(Math.abs(change)),
                      })}
                    </Text>
                    <Button
                      size="sm"
                      aria-label={text('office-plan.cart.exchange.module', {
                        module: other.name[language],
                      })}
                      onClick={() => onExchange(other)}
                    >
                      {text('office-plan.cart.exchange')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
