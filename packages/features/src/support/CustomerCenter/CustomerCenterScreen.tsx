import { listSupportPosts } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { CustomerCenterView } from './CustomerCenterView.tsx';
import { centerAddress, centerUrlToWire } from './center-url.ts';

/** What the member asked the customer center, and what became of it. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(centerAddress);
  const posts = useCall(listSupportPosts, centerUrlToWire(url));
  return (
    <>
      <PageHead title={text('center.title')} hidden />
      <CustomerCenterView url={url} href={href} posts={posts} />
    </>
  );
}
