import type { Profile } from '@hien/api';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { PostEditor } from '../parts/posts/PostEditor.tsx';
import { PostSkeleton } from '../parts/posts/PostSkeleton.tsx';

/** Begins empty, or with what this device kept of the member's words. */
export function WritePostView({ profile }: { profile: Loadable<Profile | null> }) {
  return (
    <QueryBoundary query={profile} size="page" skeleton={<PostSkeleton />}>
      {(member) => (member ? <PostEditor post={null} userId={member.id} /> : <LoginState />)}
    </QueryBoundary>
  );
}
