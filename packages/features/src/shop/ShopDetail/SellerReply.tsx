import type { Reply } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './SellerReply.css.ts';

/** The seller's words below a review or a question. */
export function SellerReply({ reply }: { reply: Reply }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.reply}>
      <Text size="small" weight="strong">
        {text('shop.detail.reply', { name: reply.name })}
        <span className={s.date}>{format.date(reply.createdAt)}</span>
      </Text>
      <Text size="small" measure className={s.words}>
        {reply.content}
      </Text>
    </div>
  );
}
