import type { InboxList, InboxThread } from '@hien/api';
import { ButtonLink, EmptyState } from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import type { Reply } from '../parts/ReplyBox.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { ConversationList, ListSkeleton, NoConversations, NoneFound } from './ConversationList.tsx';
import { InboxTabs } from './InboxTabs.tsx';
import { Thread, ThreadSkeleton } from './Thread.tsx';
import { type InboxUrl, inboxAddress } from './inbox-url.ts';
import * as s from './InboxView.css.ts';

export interface InboxViewProps {
  url: InboxUrl;
  href: (change: Partial<InboxUrl>) => string;
  list: Loadable<InboxList>;
  /** Undefined while no conversation is open. */
  thread: Loadable<InboxThread> | undefined;
  onReply: (id: number, reply: Reply) => Promise<SubmitFailure | undefined>;
}

/** The list beside the conversation; where both have no room, one or the other. */
export function InboxView({ url, href, list, thread, onReply }: InboxViewProps) {
  const text = useText();
  const open = thread !== undefined;
  return (
    <MyPageFrame
      section="inbox"
      title={text('inbox.title')}
      lead={list.data ? text('inbox.unread', { count: list.data.unread }) : '\u00a0'}
      action={<InboxTabs part="talks" />}
      filled={open}
    >
      <div className={s.panes}>
        <section className={open ? s.listBeside : s.list} aria-label={text('inbox.list')}>
          <InboxFilters url={url} newInquiries={list.data?.new_inquiries ?? null} href={href} />
          <PagedList
            query={list}
            label={text('inbox.list')}
            skeleton={<ListSkeleton />}
            href={href}
            isNarrowed={inboxAddress.isNarrowed({ ...url, message: undefined })}
            none={<NoneFound isAnswered={url.show === 'new' && url.q === ''} href={href} />}
            empty={<NoConversations />}
          >
            {({ items }) => <ConversationList items={items} here={url.message} href={href} />}
          </PagedList>
        </section>
        <section className={open ? s.thread : s.threadNone} aria-label={text('inbox.thread')}>
          {thread === undefined ? (
            <EmptyState
              drawing="letter"
              title={text('inbox.choose.title')}
              text={text('inbox.choose.text')}
            />
          ) : (
            <QueryBoundary
              query={thread}
              skeleton={<ThreadSkeleton />}
              notFound={
                <NotFoundState
                  size="section"
                  title={text('inbox.not-found.title')}
                  text={text('inbox.not-found.text')}
                />
              }
            >
              {(data) => (
                <Thread
                  key={data.id}
                  thread={data}
                  backHref={href({ message: undefined, page: url.page })}
                  hrefOf={(message) => href({ message, page: url.page })}
                  onReply={(reply) => onReply(data.id, reply)}
                />
              )}
            </QueryBoundary>
          )}
          {thread?.error ? (
            <ButtonLink href={href({ message: undefined, page: url.page })} className={s.back}>
              {text('inbox.back')}
            </ButtonLink>
          ) : null}
        </section>
      </div>
    </MyPageFrame>
  );
}
