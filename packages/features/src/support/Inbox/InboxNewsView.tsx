import type { Notice, NoticeList } from '@hien/api';
import { Button, ButtonLink, EmptyState } from '@hien/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { type InboxPartUrl, newsFilters } from './inbox-url.ts';
import { InboxTabs } from './InboxTabs.tsx';
import { NewsRow, NewsSkeleton } from './NewsRow.tsx';
import * as s from './InboxNewsView.css.ts';

export interface InboxNewsViewProps {
  news: Loadable<NoticeList>;
  show: InboxPartUrl['show'];
  href: (change: Partial<InboxPartUrl>) => string;
  onOpen: (id: number) => void;
  onReadAll: () => Promise<void>;
}

/** News of orders, day by day. */
export function InboxNewsView({ news, show, href, onOpen, onReadAll }: InboxNewsViewProps) {
  const text = useText();
  const unread = news.data?.unread;
  return (
    <MyPageFrame
      section="inbox"
      title={text('inbox.title')}
      lead={unread === undefined ? '\u00a0' : text('inbox.news.unread', { count: unread })}
      action={<InboxTabs part="orders" />}
    >
      <section className={s.news} aria-label={text('inbox.part.orders')}>
        <ListChips
          label={text('inbox.news.filter')}
          options={newsFilters.map((value) => ({ value, label: text(`inbox.filter.${value}`) }))}
          value={show}
          href={(chosen) => href({ show: chosen ?? 'all', page: 1 })}
        />
        <PagedList
          query={news}
          label={text('inbox.part.orders')}
          skeleton={<NewsSkeleton />}
          href={href}
          empty={
            show === 'unread' ? <AllRead allHref={href({ show: 'all', page: 1 })} /> : <NoNews />
          }
        >
          {({ items }) => (
            <>
              {unread === undefined || unread === 0 ? null : <ReadAll onReadAll={onReadAll} />}
              <Days items={items} onOpen={onOpen} />
            </>
          )}
        </PagedList>
      </section>
    </MyPageFrame>
  );
}

function ReadAll({ onReadAll }: Pick<InboxNewsViewProps, 'onReadAll'>) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  return (
    <div className={s.tools}>
      <Button
        variant="quiet"
        size="sm"
        loading={busy}
        loadingLabel={text('inbox.news.reading')}
        onClick={async () => {
          setBusy(true);
          await onReadAll();
          setBusy(false);
        }}
      >
        <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
        {text('inbox.news.read-all')}
      </Button>
    </div>
  );
}

interface DaysProps extends Pick<InboxNewsViewProps, 'onOpen'> {
  items: readonly Notice[];
}

function Days({ items, onOpen }: DaysProps) {
  const format = useFormat();
  const days = Map.groupBy(items, ({ at }) => format.date(at, 'long'));
  return [...days].map(([day, told]) => (
    <section key={day} aria-label={day}>
      <h2 className={s.day}>{day}</h2>
      <ul className={s.list}>
        {told.map((notice) => (
          <li key={notice.id}>
            <NewsRow notice={notice} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function AllRead({ allHref }: { allHref: string }) {
  const text = useText();
  return (
    <EmptyState
      drawing="letter"
      title={text('inbox.news.all-read.title')}
      text={text('inbox.news.all-read.text')}
      action={<ButtonLink href={allHref}>{text('inbox.none.action')}</ButtonLink>}
    />
  );
}

function NoNews() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      drawing="letter"
      title={text('inbox.news.empty.title')}
      text={text('inbox.news.empty.text')}
      action={
        <ButtonLink variant="primary" href={paths.shop.to(language)}>
          {text('inbox.news.empty.action')}
        </ButtonLink>
      }
    />
  );
}
