import { listNotices, readNotices } from '@hien/api';
import { useToast } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { InboxNewsView } from './InboxNewsView.tsx';
import { inboxPartAddress } from './inbox-url.ts';
import { useSession } from '../../shared/session/useSession.ts';

/** What happened to the member's orders, payments and points; the page stands in the address. */
export function InboxNews() {
  const text = useText();
  const reading = useSend(readNotices);
  const toast = useToast();
  const { url, href } = useAddress(inboxPartAddress);
  const { tokenCommerce } = useSession();
  const news = useCall(
    listNotices,
    { page: url.page, limit: 20, ...(url.show === 'unread' ? { state: 'unread' } : {}) },
    { enabled: tokenCommerce !== null },
  );
  // Opening is reading; a failure leaves it unread, and the next opening tries again.
  const open = (id: number) => {
    reading.send({ ids: [id] }).catch((error: unknown) => log('notice-read', error));
  };
  const readAll = async () => {
    try {
      await reading.send({ ids: [] });
    } catch (error) {
      log('notice-read', error);
      toast.show({ tone: 'critical', text: text('inbox.news.read-all.failed') });
    }
  };
  return (
    <InboxNewsView news={news} show={url.show} href={href} onOpen={open} onReadAll={readAll} />
  );
}
