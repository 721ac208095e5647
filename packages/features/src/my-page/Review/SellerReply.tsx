import type { Reply } from '@hien/api';
import { Card, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Review.css.ts';

/** What the seller said. */
export function SellerReply({ reply }: { reply: Reply }) {
  const text = useText();
  const format = useFormat();
  return (
    <Card surface="sunken">
      <Text size="small" weight="strong">
        {text('my-page.review.reply', { name: reply.name })}{' '}
        <Text as="span" size="caption" tone="muted" numeric>
          {format.date(reply.createdAt)}
        </Text>
      </Text>
      <Text size="small" measure className={s.words}>
        {reply.content}
      </Text>
    </Card>
  );
}
