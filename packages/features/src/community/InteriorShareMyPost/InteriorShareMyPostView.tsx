import type { PostList, PostCard } from '@hien/api';
import { type PostMove, postStates } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, SkeletonText } from '@hien/ui';
import { useState } from 'react';
import type { useAddress } from '../../shared/address/useAddress.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { postStatus } from '../../shared/status/community-status.ts';
import { MoveDialog } from '../parts/posts/MoveDialog.tsx';
import { Removals, removalsAnchor } from './Removals.tsx';
import { PostPlanDialog } from '../parts/posts/PostPlanDialog.tsx';
import { PostRow } from './PostRow.tsx';
import type { MyPostUrl } from './my-post-address.ts';
import * as s from './PostRow.css.ts';

interface InteriorShareMyPostViewProps {
  posts: Loadable<PostList>;
  address: ReturnType<typeof useAddress<MyPostUrl>>;
}

/** What the member writes and shows, by state; each post with what can be done with it. */
export function InteriorShareMyPostView({ posts, address }: InteriorShareMyPostViewProps) {
  const text = useText();
  const language = useLanguage();
  const { url, href, startHref } = address;
  const isNarrowed = url.state !== undefined;
  const [asked, setAsked] = useState<{ id: number; move: PostMove | 'plan' } | null>(null);
  const write = (
    <ButtonLink variant="primary" href={paths.writePost.to(language)}>
      {text('my-post.write')}
    </ButtonLink>
  );
  /** There is nothing that could be narrowed. */
  const isBare = posts.data?.meta.total === 0 && !isNarrowed;
  const inQuestion = posts.data?.items.find(({ id }) => id === asked?.id);
  return (
    <ListPage
      title={text('my-post.title')}
      lead={text('my-post.lead')}
      action={isBare ? undefined : write}
      filters={
        isBare ? undefined : (
          <ListChips
            label={text('my-post.states')}
            all={text('my-post.states.all')}
            options={postStates.map((value) => ({
              value,
              label: postStatus.words[value][language],
            }))}
            value={url.state}
            href={(state) => href({ state })}
          />
        )
      }
    >
      <PagedList
        query={posts}
        label={text('my-post.pages')}
        skeleton={<SkeletonText lines={16} />}
        href={href}
        isNarrowed={isNarrowed}
        empty={
          <EmptyState
            title={text('my-post.empty.title')}
            text={text('my-post.empty.text')}
            action={write}
          />
        }
        none={
          <EmptyState
            drawing="lamp"
            title={text('my-post.none.title')}
            action={<ButtonLink href={startHref}>{text('my-post.none.action')}</ButtonLink>}
          />
        }
      >
        {({ items }) => (
          <ul className={s.rows}>
            {items.map((post: PostCard) => (
              <li key={post.id} className={s.row}>
                <PostRow
                  post={post}
                  onMove={(move) => setAsked({ id: post.id, move })}
                  onPlan={() => setAsked({ id: post.id, move: 'plan' })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <Removals
        page={url.removals}
        href={(to) => `${href({ page: url.page, removals: to })}#${removalsAnchor}`}
      />
      {asked && inQuestion ? (
        asked.move === 'plan' ? (
          <PostPlanDialog post={inQuestion} onClose={() => setAsked(null)} />
        ) : (
          <MoveDialog post={inQuestion} move={asked.move} onClose={() => setAsked(null)} />
        )
      ) : null}
    </ListPage>
  );
}
