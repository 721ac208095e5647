import type { PostCard } from '@hien/api';
import { type PostMove, canMovePost, postTexts } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Heading, LinkBase, Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { postStatus } from '../../shared/status/community-status.ts';
import { PlanLine } from '../parts/posts/PlanLine.tsx';
import { PostMenu } from '../parts/posts/PostMenu.tsx';
import { PostPieces } from './PostPieces.tsx';
import * as s from './PostRow.css.ts';

interface PostRowProps {
  post: PostCard;
  onMove: (move: PostMove) => void;
  onPlan: () => void;
}

/** One post of the member: what it is, what its state means, and what can be done with it. */
export function PostRow({ post, onMove, onPlan }: PostRowProps) {
  const text = useText();
  const language = useLanguage();
  const { state, id } = post;
  const title = post.title || text('my-post.untitled');
  const edit = paths.editPost.to(language, { id });
  return (
    <article className={s.post}>
      <div className={s.picture}>
        <Picture
          picture={post.picture}
          ratio="4:3"
          sizes="(min-width: 768px) 208px, 112px"
          alt=""
        />
      </div>
      <div className={s.words}>
        <div>
          <CodeBadge status={postStatus} code={state} />
        </div>
        <Heading level={2} size="h4">
          <LinkBase className={s.link} href={edit}>
            {title}
          </LinkBase>
        </Heading>
        <Facts post={post} />
      </div>
      <div className={s.note}>
        <Text size="small" tone="muted" measure>
          {postTexts.states[state].next[language]}
        </Text>
        <PlanLine at={post.publish_at} />
        <PostPieces post={post} title={title} />
      </div>
      <div className={s.actions}>
        {canMovePost(state, 'publish') ? (
          <Button size="sm" variant="primary" onClick={() => onMove('publish')}>
            {text(`my-post.publish.${state === 'draft' ? 'first' : 'again'}`)}
          </Button>
        ) : null}
        <ButtonLink size="sm" variant="secondary" href={edit}>
          {text(state === 'draft' ? 'my-post.continue' : 'my-post.edit')}
        </ButtonLink>
        <PostMenu post={post} title={title} onMove={onMove} onPlan={onPlan} />
      </div>
    </article>
  );
}

/** When it was written and shown, and what readers did. */
function Facts({ post }: { post: PostCard }) {
  const text = useText();
  const { date } = useFormat();
  const { published_at: at, updated_at: updated, likes, comments, views } = post;
  return (
    <p className={s.facts}>
      {at === null ? (
        <span>{text('my-post.changed-at', { date: date(updated) })}</span>
      ) : (
        <>
          <span>{text('my-post.published-at', { date: date(at) })}</span>
          <span>{text('share.views', { count: views })}</span>
          <span>{text('share.likes', { count: likes })}</span>
          <span>{text('my-post.comments', { count: comments })}</span>
        </>
      )}
    </p>
  );
}
