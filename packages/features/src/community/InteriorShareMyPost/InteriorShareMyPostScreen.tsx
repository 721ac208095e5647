import { listMyPosts } from '@hien/api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { InteriorShareMyPostView } from './InteriorShareMyPostView.tsx';
import { myPostAddress } from './my-post-address.ts';

/** The member's own posts of homes, by state and page as the address says. */
export function Screen() {
  const text = useText();
  const address = useAddress(myPostAddress);
  const { state, page } = address.url;
  const posts = useCall(
    listMyPosts,
    { state, page },
    {
      enabled: useSignedIn(),
      placeholderData: keepPreviousData,
    },
  );
  return (
    <>
      <PageHead title={text('my-post.title')} hidden />
      <InteriorShareMyPostView posts={posts} address={address} />
    </>
  );
}
