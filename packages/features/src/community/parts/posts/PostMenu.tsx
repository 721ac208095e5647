import type { PostCard } from '@hien/api';
import { type PostMove, canMovePost } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { IconButton, Menu } from '@hien/ui';
import { Ellipsis } from 'lucide-react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';

interface PostMenuProps {
  post: Pick<PostCard, 'state' | 'slug' | 'publish_at'>;
  title: string;
  onMove: (move: PostMove) => void;
  /** Left out where planning has a button of its own. */
  onPlan?: () => void;
}

/** What is done with a post less often. */
export function PostMenu({ post, title, onMove, onPlan }: PostMenuProps) {
  const text = useText();
  const language = useLanguage();
  const { state, slug } = post;
  const isShown = state === 'published' || state === 'changed';
  return (
    <Menu
      align="end"
      renderTrigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          variant="outlined"
          label={text('my-post.more', { title: title || text('my-post.untitled') })}
          icon={<Ellipsis size={18} strokeWidth={1.75} />}
        />
      )}
      items={[
        ...(isShown && slug !== null
          ? [
              {
                kind: 'link' as const,
                id: 'see',
                label: text('my-post.see'),
                href: paths.interiorShareDetail.to(language, { slug }),
              },
            ]
          : []),
        ...(onPlan !== undefined && canMovePost(state, 'publish')
          ? [
              {
                id: 'plan',
                label: text(post.publish_at === null ? 'my-post.plan.open' : 'my-post.plan.reopen'),
                onSelect: onPlan,
              },
            ]
          : []),
        ...(canMovePost(state, 'take-back')
          ? [
              {
                id: 'take-back',
                label: text('my-post.take-back.yes'),
                onSelect: () => onMove('take-back'),
              },
            ]
          : []),
        {
          id: 'delete',
          label: text('my-post.delete.yes'),
          tone: 'critical' as const,
          onSelect: () => onMove('delete'),
        },
      ]}
    />
  );
}
