import type { PostCard } from '@hien/api';
import { systemClock } from '@hien/domain';
import { Notice } from '@hien/ui';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';

/** When a post is published by itself; or that it was not, where its hour has passed. */
export function PlanLine({ at, action }: { at: PostCard['publish_at']; action?: ReactNode }) {
  const text = useText();
  const { date } = useFormat();
  const [now] = useState(() => systemClock.now());
  if (at === null) return null;
  const isOver = Date.parse(at) + grace < now;
  return (
    <Notice tone={isOver ? 'caution' : 'info'} role="status" {...(action ? { action } : {})}>
      {text(isOver ? 'my-post.plan.over' : 'my-post.plan.at', { at: date(at, 'deadline') })}
    </Notice>
  );
}

/** So long the queue may take. */
const grace = 5 * 60_000;
