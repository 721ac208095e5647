import type { Post } from '@hien/api';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { PostEditor } from '../parts/posts/PostEditor.tsx';
import { PostSkeleton } from '../parts/posts/PostSkeleton.tsx';
import { PostNotFound } from './PostNotFound.tsx';

interface EditPostViewProps {
  post: Loadable<Post>;
  /** Undefined until it is known. */
  userId: number | undefined;
}

/** The form begins with the post as it was first answered: what comes later never takes the place of what is typed. */
export function EditPostView({ post, userId }: EditPostViewProps) {
  return (
    <QueryBoundary query={post} size="page" skeleton={<PostSkeleton />} notFound={<PostNotFound />}>
      {(data) =>
        userId === undefined ? <PostSkeleton /> : <PostEditor post={data} userId={userId} />
      }
    </QueryBoundary>
  );
}
