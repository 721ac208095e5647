import type { SavedDesignList } from '@hien/api';
import { Stack } from '@hien/ui';
import { type ReactNode, Suspense } from 'react';
import { type MessageId, useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { SavedTabs } from '../parts/SavedTabs.tsx';

export type SavedKind = keyof SavedDesignList['counts'];
const kinds = {
  product: 'my-page.bookmark.kind.product',
  design: 'my-page.bookmark.kind.design',
  room: 'my-page.bookmark.kind.room',
  share: 'nav.interior-share',
  article: 'nav.articles',
  essay: 'nav.essays',
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
  return (
    <MyPageFrame
      section="bookmark"
      title={text('my-page.bookmark.title')}
      lead={text('my-page.bookmark.lead')}
    >
      <Stack gap={6}>
        <SavedTabs
          label={text('my-page.bookmark.kinds')}
          tabs={(Object.keys(kinds) as SavedKind[]).map((one) => ({
            id: one,
            name: text(kinds[one]),
            count: counts?.[one] ?? 0,
            href: href(one),
          }))}
          chosen={kind}
        />
        <Suspense>{children}</Suspense>
      </Stack>
    </MyPageFrame>
  );
}
