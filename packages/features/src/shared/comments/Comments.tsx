import { listDesignComments, listShareComments } from '@hien/api';
import { commentLimits } from '@hien/domain';
import { Button, Container, EmptyState, Heading, SkeletonText, Text } from '@hien/ui';
import { useId, useState } from 'react';
import { useCall } from '../calls/useCall.ts';
import { useText } from '../i18n/useText.ts';
import { QueryBoundary } from '../query/QueryBoundary.tsx';
import { useSession } from '../session/useSession.ts';
import type { Below } from './below.ts';
import { CommentItem } from './CommentItem.tsx';
import { RulesLink } from './RulesLink.tsx';
import * as s from './Comments.css.ts';
import { WriteComment } from './WriteComment.tsx';

interface CommentsProps {
  below: Below;
  /** How many there were when the page was made. */
  count: number;
}

/** What is said of a home or a design: one's own word first, then everybody's, newest first. */
export function Comments({ below, count }: CommentsProps) {
  const text = useText();
  const title = useId();
  const [pages, setPages] = useState(1);
  const first = useComments(below, 1);
  return (
    <Container>
      <section className={s.talk} aria-labelledby={title} id="comments">
        <Heading level={2} size="h3" id={title}>
          {text('comment.title', { count: first.data?.count ?? count })}
        </Heading>
        <WriteComment below={below} />
        {Array.from({ length: pages }, (_, index) => (
          <CommentsPage
            key={index}
            below={below}
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
function useComments({ shareId, designId }: Below, page: number) {
  const known = useSession().status !== 'unknown';
  const asked = { page, limit: commentLimits.perPage };
  const home = useCall(
    listShareComments,
    { ...asked, share_id: shareId ?? 0 },
    { enabled: known && shareId !== null },
  );
  const design = useCall(
    listDesignComments,
    { ...asked, design_id: designId ?? 0 },
    { enabled: known && designId !== null },
  );
  return shareId === null ? design : home;
}

interface CommentsPageProps {
  below: Below;
  page: number;
  /** Of the last page that is open. */
  onMore?: () => void;
}

function CommentsPage({ below, page, onMore }: CommentsPageProps) {
  const text = useText();
  const comments = useComments(below, page);
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
          text={text(below.shareId === null ? 'comment.none.design' : 'comment.none.text')}
        />
      }
    >
      {({ items, meta }) => (
        <>
          <ul className={s.list}>
            {items.map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} below={below} />
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
