import type { SupportPostItem } from '@hien/api';
import { topicLabels } from '@hien/domain';
import { Badge, Heading, Link, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { questionStatus } from '../../shared/status/community-status.ts';
import * as s from './PostRow.css.ts';

interface PostRowProps {
  post: SupportPostItem;
  href: string;
  /** Beside the date: who wrote it, where staff look. */
  more?: ReactNode;
}

/** One post in a list: what about, where it stands, what was said last. */
export function PostRow({ post, href, more }: PostRowProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <article className={s.row}>
      <div className={s.line}>
        <CodeBadge status={questionStatus} code={post.state} />
        <Badge>{topicLabels[post.category][language]}</Badge>
        <Text as="span" size="caption" tone="muted" numeric>
          <time dateTime={post.updated_at}>{format.date(post.updated_at, 'dateTime')}</time>
          {post.message_count > 0
            ? ` · ${text('center.messages', { count: post.message_count })}`
            : ''}
          {more ? <> · {more}</> : null}
        </Text>
      </div>
      <Heading level={2} size="h5">
        <Link variant="quiet" stretched href={href}>
          {post.title}
        </Link>
      </Heading>
      <Text size="small" tone="muted" clamp={2} measure>
        {post.excerpt}
      </Text>
    </article>
  );
}
