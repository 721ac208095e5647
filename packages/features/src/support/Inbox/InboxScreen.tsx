import { useAddress } from '../../shared/address/useAddress.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { InboxNews } from './InboxNews.tsx';
import { InboxConversations } from './InboxConversations.tsx';
import { inboxPartAddress } from './inbox-url.ts';

/** Everything a member is told: conversations, and news of orders. Which of the two stands in the address. */
export function Screen() {
  const text = useText();
  const { url } = useAddress(inboxPartAddress);
  return (
    <>
      <PageHead title={text('inbox.title')} hidden />
      {url.view === 'orders' ? <InboxNews /> : <InboxConversations />}
    </>
  );
}
