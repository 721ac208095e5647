import type { Notice } from '@hien/api';
import { Button, Link, Skeleton, SkeletonText, Text, VisuallyHidden } from '@hien/ui';
import {
  Banknote,
  Coins,
  type LucideIcon,
  Package,
  PackageX,
  RefreshCw,
  Store,
  Undo2,
} from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './InboxNewsView.css.ts';
import { kindOf, placeOfNews } from './place-of-news.ts';

/** One that nobody knows yet is about an order. */
const icons: Readonly<Record<string, LucideIcon>> = {
  cancel: PackageX,
  refund: Undo2,
  exchange: RefreshCw,
  claim: Undo2,
  money: Banknote,
  payment: Banknote,
  points: Coins,
  seller: Store,
  settlement: Banknote,
};

/** One piece of news: what happened, to which order, when. */
export function NewsRow({ notice, onOpen }: { notice: Notice; onOpen: (id: number) => void }) {
  const text = useText();
  const format = useFormat();
  const href = placeOfNews(notice, useLanguage());
  const Icon = icons[kindOf(notice)] ?? Package;
  const title = notice.read ? s.title : s.titleUnread;
  return (
    <article className={s.row}>
      <span className={notice.read ? s.icon : s.iconUnread}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={s.words}>
        <h3 className={title}>
          {href === undefined ? (
            notice.title
          ) : (
            <Link
              variant="quiet"
              stretched
              href={href}
              onClick={() => {
                if (!notice.read) onOpen(notice.id);
              }}
            >
              {notice.title}
            </Link>
          )}
          {notice.read ? null : <VisuallyHidden> ({text('inbox.is-unread')})</VisuallyHidden>}
        </h3>
        {/* Whole: which order it is stands at its end, and some lead nowhere else. */}
        <Text size="small" tone="muted">
          {notice.text}
        </Text>
        {href === undefined && !notice.read ? (
          <div>
            <Button variant="quiet" size="sm" onClick={() => onOpen(notice.id)}>
              {text('inbox.news.read-one')}
            </Button>
          </div>
        ) : null}
      </div>
      <span className={s.end}>
        <Text as="span" size="caption" tone="muted" numeric>
          <time dateTime={notice.at}>{format.date(notice.at, 'time')}</time>
        </Text>
        {notice.read ? null : <span className={s.dot} aria-hidden />}
      </span>
    </article>
  );
}

/** Six rows. */
export function NewsSkeleton() {
  return (
    <div className={s.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={s.row}>
          <Skeleton shape="circle" width="40px" height="40px" />
          <span className={s.words}>
            <SkeletonText lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
