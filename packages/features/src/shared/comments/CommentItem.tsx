import type { ShareComment, ShareReply } from '@hien/api';
import { Avatar, Badge, Button, Text, mediaUrl } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';
import type { Below } from './below.ts';
import * as s from './Comments.css.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { EditComment } from './EditComment.tsx';
import { ReportThing } from './ReportThing.tsx';
import { WriteComment } from './WriteComment.tsx';

interface CommentItemProps {
  comment: ShareComment;
  below: Below;
}

/** A comment, what was answered, and the way to answer: replies stand in one row below it. */
export function CommentItem({ comment, below }: CommentItemProps) {
  const [answers, setAnswers] = useState(false);
  const close = () => setAnswers(false);
  return (
    <div className={s.thread}>
      <Said
        comment={comment}
        below={below}
        {...(comment.gone ? {} : { onReply: () => setAnswers(true) })}
      />
      {comment.replies.length > 0 || answers ? (
        <div className={s.replies}>
          {comment.replies.map((reply) => (
            <Said
              key={reply.id}
              comment={reply}
              below={below}
              {...(comment.gone || reply.gone ? {} : { onReply: () => setAnswers(true) })}
            />
          ))}
          {answers ? <WriteComment below={below} to={{ id: comment.id, onDone: close }} /> : null}
        </div>
      ) : null}
    </div>
  );
}

interface SaidProps {
  comment: ShareReply;
  below: Below;
  onReply?: () => void;
}

/** Somebody's words as they typed them; of what is gone, who took it away. */
function Said({ comment, below, onReply }: SaidProps) {
  const text = useText();
  const format = useFormat();
  const [edits, setEdits] = useState(false);
  const { author, content, gone, created_at: at } = comment;
  if (gone !== null || author === null)
    return (
      <Text size="small" tone="muted" className={s.gone}>
        {text(gone === 'staff' ? 'comment.gone.staff' : 'comment.gone.author')}
      </Text>
    );
  return (
    <article className={s.said} aria-label={text('comment.of', { name: author.name })}>
      <Avatar
        name={author.name}
        size="sm"
        decorative
        src={author.avatar ? mediaUrl(author.avatar, { width: 96 }) : null}
      />
      <div className={s.body}>
        <header className={s.head}>
          <Text as="span" weight="strong">
            {author.name}
          </Text>
          {comment.by_home ? (
            <Badge>
              {text(below.shareId === null ? 'comment.by-designer' : 'comment.by-home')}
            </Badge>
          ) : null}
          <time className={s.when} dateTime={at}>
            {format.date(at, 'dateTime')}
          </time>
          {comment.edited_at === null ? null : (
            <span className={s.when}>{text('comment.edited')}</span>
          )}
        </header>
        {edits ? (
          <EditComment comment={comment} onDone={() => setEdits(false)} />
        ) : (
          <>
            <Text measure className={s.words} lang={comment.language}>
              {content}
            </Text>
            <div className={s.acts}>
              {onReply ? (
                <Button variant="quiet" size="sm" onClick={onReply}>
                  {text('comment.reply')}
                </Button>
              ) : null}
              {comment.editable ? (
                <Button variant="quiet" size="sm" onClick={() => setEdits(true)}>
                  {text('comment.edit')}
                </Button>
              ) : null}
              {comment.mine ? (
                <DeleteComment id={comment.id} />
              ) : (
                <ReportThing
                  thing={{ shareId: below.shareId, commentId: comment.id }}
                  label={text('report.of', { name: author.name })}
                />
              )}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
