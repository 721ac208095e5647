import type { PageMeta } from '@hien/api';
import { Button, ButtonLink, Notice, Text } from '@hien/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { canGrow, grownState, keepPressed } from './grown.ts';
import type { Growth } from './useGrown.ts';
import * as s from './More.css.ts';

interface MoreProps {
  /** Of the last page that is there. */
  meta: PageMeta;
  shown: number;
  growth: Growth;
  href: (page: number) => string;
}

/** Takes the next page to those that are there. The address moves along, in place of the one before: a way back leads out of the list. */
export function More({ meta, shown, growth, href }: MoreProps) {
  const text = useText();
  const navigate = useNavigate();
  const waiting = useRef<HTMLDivElement>(null);
  const { page, limit, total, totalPages } = meta;
  const isComing = page < growth.page && growth.retry === undefined;
  // The button that was pressed went with its page.
  useEffect(() => {
    if (isComing) waiting.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isComing]);
  if (page >= totalPages && growth.from === page) return null;

  const label = text('list.more', { count: Math.min(limit, total - page * limit) });
  const to = href(page + 1);
  const grow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!canGrow(growth.from, page)) return;
    event.preventDefault();
    keepPressed();
    void navigate(to, { replace: true, state: grownState(growth.from) });
  };
  return (
    <div ref={waiting} className={s.more}>
      {growth.retry ? (
        <Notice
          tone="caution"
          action={
            <Button size="sm" onClick={growth.retry}>
              {text('list.more.retry')}
            </Button>
          }
        >
          {text('list.more.failed')}
        </Notice>
      ) : null}
      {isComing ? (
        <Button size="lg" loading loadingLabel={text('list.more.coming')}>
          {label}
        </Button>
      ) : null}
      {page < totalPages && page === growth.page ? (
        <ButtonLink size="lg" href={to} onClick={grow}>
          {label}
        </ButtonLink>
      ) : null}
      <Text size="small" tone="muted" role="status">
        {text('list.more.shown', { count: shown, total })}
      </Text>
    </div>
  );
}
