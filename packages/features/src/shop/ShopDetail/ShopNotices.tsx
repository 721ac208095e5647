import type { ItemNotice } from '@hien/api';
import { Heading, Notice } from '@hien/ui';
import { InVietnamese } from '../../shared/i18n/InVietnamese.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ProductStory.css.ts';

interface ShopNoticesProps {
  /** What it says on the pages of all its items; it comes first. */
  shop: readonly ItemNotice[];
  item: readonly ItemNotice[];
  /** Of what they say, where that is not the page's language. */
  lang: 'vi' | undefined;
}

/** What the shop has to say just now, above what it always says. */
export function ShopNotices({ shop, item, lang }: ShopNoticesProps) {
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
      {lang === undefined ? null : <InVietnamese />}
      {notices.map(({ key, title, details, addedAt }) => (
        <Notice
          key={key}
          tone="info"
          title={
            <>
              <span lang={lang}>{title}</span> · {date(addedAt)}
            </>
          }
        >
          <span className={s.words} lang={lang}>
            {details}
          </span>
        </Notice>
      ))}
    </section>
  );
}
