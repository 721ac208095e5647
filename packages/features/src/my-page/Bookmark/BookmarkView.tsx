import type { SavedDesignList } from '@hien/api';
import { Chip, Stack } from '@hien/ui';
import { type ReactNode, Suspense } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import * as s from './BookmarkView.css.ts';

export type SavedKind = keyof SavedDesignList['counts'];
const kinds = {
  product: 'my-page.bookmark.kind.product',
  design: 'my-page.bookmark.kind.design',
  room: 'my-page.bookmark.kind.room',
  share: 'nav.interior-share',
  article: 'nav.articles',
} as const satisfies Record<SavedKind, MessageId>;

interface BookmarkViewProps {
  kind: SavedKind;
  counts: SavedDesignList['counts'] | undefined;
  href: (kind: SavedKind) => string;
  children: ReactNode;
}

/** What was saved, by kind: each tab says how much there is. */
export function BookmarkView({ kind, counts, href, children }: BookmarkViewProps) {
  const text = useText();
  const { integer } = useFormat();
  return (
    <MyPageFrame
      section="bookmark"
      title={text('my-page.bookmark.title')}
      lead={text('my-page.bookmark.lead')}
    >
      <Stack gap={6}>
        <nav aria-label={text('my-page.bookmark.kinds')} className={s.tabs}>
          {(Object.keys(kinds) as SavedKind[]).map((one) => {
            const name = text(kinds[one]);
            const count = counts?.[one] ?? 0;
            return (
              <Chip key={one} chosen={one === kind} href={href(one)}>
                {count === 0 ? name : text('my-page.bookmark.tab', { name, count: integer(count) })}
              </Chip>
            );
          })}
        </nav>
        <Suspense>{children}</Suspense>
      </Stack>
    </MyPageFrame>
  );
}
