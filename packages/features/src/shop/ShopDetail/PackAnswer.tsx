import { type Pack, isBulkQuantity, limits, type packsNeeded, waste } from '@hien/domain';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './PackCalculator.css.ts';

interface PackAnswerProps {
  surface: Pack['surface'];
  /** Null as long as a measure is missing or wrong. */
  needed: ReturnType<typeof packsNeeded> | null;
  price: number;
  stock: number;
  /** The page's quantity, where it is what a press would make it. */
  taken: number | null;
}

/** How many it takes, what they cover and cost, and what stands against buying them; read out as it changes. */
export function PackAnswer({ surface, needed, price, stock, taken }: PackAnswerProps) {
  const text = useText();
  const { area, percent, vnd } = useFormat();
  return (
    <div className={s.answer} role="status">
      {needed === null ? (
        <Text size="small" tone="muted">
          {text('shop.detail.packs.start')}
        </Text>
      ) : (
        <>
          <p className={s.first}>
            <Text as="span" weight="strong">
              {text(`shop.detail.packs.need.${surface}`, { count: needed.packs })}
            </Text>
            <Text as="span" weight="strong" tone="price" numeric>
              {vnd(price * needed.packs)}
            </Text>
          </p>
          <Text size="small" tone="muted">
            {text(`shop.detail.packs.covered.${surface}`, {
              count: needed.packs,
              covered: area(needed.covered, 2),
              area: area(needed.area),
              waste: percent(Math.round(waste[surface] * 100)),
            })}{' '}
            {text('price.vat')}.
          </Text>
          {isBulkQuantity(needed.packs) ? (
            <Text size="small" tone="price">
              {text(`shop.detail.packs.bulk.${surface}`, { from: limits.bulk.minQuantity })}
            </Text>
          ) : stock < needed.packs ? (
            <Text size="small" tone="price">
              {text(`shop.detail.packs.short.${surface}`, { stock })}
            </Text>
          ) : null}
          {taken === null ? null : (
            <Text size="small">{text('shop.detail.packs.taken', { count: taken })}</Text>
          )}
        </>
      )}
    </div>
  );
}
