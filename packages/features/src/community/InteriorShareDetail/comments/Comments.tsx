import { type ShareDetail, listShareComments } from '@hien/api';
import { commentLimits } from '@hien/domain';
import { Button, Container, EmptyState, Heading, SkeletonText, Text } from '@hien/ui';
import { useId, useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { useSession } from '../../../shared/session/useSession.ts';
import { CommentItem } from './CommentItem.tsx';
import { RulesLink } from '../../parts/RulesLink.tsx';
import * as s from './Comments.css.ts';
import { WriteComment } from './WriteComment.tsx';

/** What is said of a home: one's own word first, then everybody's, newest first. */
export function Comments({ share }: { share: ShareDetail }) {
  const text = useText();
  const title = useId();
  const [pages, setPages] = useState(1);
  const first = useComments(share.id, 1);
  return (
    <Container>
      <section className={s.talk} aria-labelledby={title} id="comments">
        <Heading level={2} size="h3" id={title}>
          {text('comment.title', { count: first.data?.count ?? share.comments })}
        </Heading>
        <WriteComment shareId={share.id} />
        {Array.from({ length: pages }, (_, index) => (
          <CommentsPage
            key={index}
            shareId={share.id}
            page={index + 1}
            {...(index + 1 === pages ? { onMore: () => setPages(pages + 1) } : {})}
          />
        ))}
        <Text size="small" className={s.foot}>
          <RulesLink />
        </Text>
      </section>
    </Container>
  );
}

/** Asked once it is known whether somebody reads who may have written some of it. */
const useComments = (shareId: number, page: number) =>
  useCall(
    listShareComments,
    { share_id: shareId, page, limit: commentLimits.perPage },
    { enabled: useSession().status !== 'unknown' },
  );

interface CommentsPageProps {
  shareId: number;
  page: number;
  /** Of the last page that is open. */
  onMore?: () => void;
}

function CommentsPage({ shareId, page, onMore }: CommentsPageProps) {
  const text = useText();
  const comments = useComments(shareId, page);
  return (
    <QueryBoundary
      query={comments}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ items }) => page === 1 && items.length === 0}
      empty={
        <EmptyState
          level={3}
          drawing="lamp"
          title={text('comment.none.title')}
          text={text('comment.none.text')}
        />
      }
    >
      {({ items, meta }) => (
        <>
          <ul className={s.list}>
            {items.map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} shareId={shareId} />
              </li>
            ))}
          </ul>
          {onMore && page < meta.totalPages ? (
            <div>
              <Button variant="secondary" onClick={onMore}>
                {text('comment.more')}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </QueryBoundary>
  );
}
