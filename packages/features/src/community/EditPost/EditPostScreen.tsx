import { getMyPost } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useCall } from '../../shared/calls/useCall.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { readId } from '../../shared/address/parts.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { EditPostView } from './EditPostView.tsx';
import { PostNotFound } from './PostNotFound.tsx';

/** One of the member's posts, to go on writing it. */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.editPost).id);
  return (
    <>
      <PageHead title={text('write-post.edit')} hidden />
      {id === undefined ? <PostNotFound /> : <Edited key={id} id={id} />}
    </>
  );
}

function Edited({ id }: { id: number }) {
  const post = useCall(getMyPost, { id }, { enabled: useSignedIn() });
  const { data: profile } = useProfile();
  return <EditPostView post={post} userId={profile?.id} />;
}
