import type { Reply } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './Reply.css.ts';

/** The words of whoever sells it, below a review or a question. */
export function ReplyWords({ reply }: { reply: Reply }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className={s.reply}>
      <Text size="small" weight="strong">
        {text('question.reply', { name: reply.name })}
        <span className={s.date}>{format.date(reply.createdAt)}</span>
      </Text>
      <Text size="small" measure className={s.words}>
        {reply.content}
      </Text>
    </div>
  );
}
