import type { ItemNotice } from '@hien/api';
import { Heading, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ProductStory.css.ts';

interface ShopNoticesProps {
  /** What it says on the pages of all its items; it comes first. */
  shop: readonly ItemNotice[];
  item: readonly ItemNotice[];
}

/** What the shop has to say just now, above what it always says. */
export function ShopNotices({ shop, item }: ShopNoticesProps) {
  const text = useText();
  const { date } = useFormat();
  const notices = [
    ...shop.map((one) => ({ key: `shop-${one.id}`, ...one })),
    ...item.map((one) => ({ key: `item-${one.id}`, ...one })),
  ];
  if (notices.length === 0) return null;
  return (
    <section className={s.story}>
      <Heading level={2}>{text('shop.detail.notices')}</Heading>
      {notices.map(({ key, title, details, addedAt }) => (
        <Notice key={key} tone="info" title={`${title} · ${date(addedAt)}`}>
          <span className={s.words}>{details}</span>
        </Notice>
      ))}
    </section>
  );
}
