import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { WritePostView } from './WritePostView.tsx';

/** A new post of the member's home. */
export function Screen() {
  const text = useText();
  const profile = useProfile();
  return (
    <>
      <PageHead title={text('my-post.write')} hidden />
      <WritePostView profile={profile} />
    </>
  );
}
