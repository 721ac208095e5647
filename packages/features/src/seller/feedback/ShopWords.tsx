import type { Reply } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './feedback.css.ts';

/** What the shop said, as buyers read it. */
export function ShopWords({ reply }: { reply: Reply }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.reply}>
      <Text size="caption" tone="muted" numeric>
        {text('seller.feedback.reply', { name: reply.name, date: format.date(reply.createdAt) })}
      </Text>
      <Text measure className={s.words}>
        {reply.content}
      </Text>
    </div>
  );
}
