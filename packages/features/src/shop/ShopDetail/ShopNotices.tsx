import type { ItemNotice } from '@hien/api';
import { Heading, Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ProductStory.css.ts';

/** What the shop has to say just now, above what it always says. */
export function ShopNotices({ notices }: { notices: readonly ItemNotice[] }) {
  const text = useText();
  const { date } = useFormat();
  if (notices.length === 0) return null;
  return (
    <section className={s.story}>
      <Heading level={2}>{text('shop.detail.notices')}</Heading>
      {notices.map(({ id, title, details, addedAt }) => (
        <Notice key={id} tone="info" title={`${title} · ${date(addedAt)}`}>
          <span className={s.words}>{details}</span>
        </Notice>
      ))}
    </section>
  );
}
