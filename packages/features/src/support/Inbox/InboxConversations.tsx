import { getInboxThread, listInbox, readInboxThread, replyInInbox } from '@hien/api';
import { useToast } from '@hien/ui';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLostPicture } from '../parts/use-lost-picture.ts';
import type { Reply } from '../parts/ReplyBox.tsx';
import { InboxView } from './InboxView.tsx';
import { inboxAddress, inboxUrlToWire } from './inbox-url.ts';

/** Conversations with contractors. Which one is open, and which are listed, stands in the address. */
export function InboxConversations() {
  const text = useText();
  const toast = useToast();
  const { url, href } = useAddress(inboxAddress);
  const list = useCall(listInbox, inboxUrlToWire(url));
  const thread = useCall(
    getInboxThread,
    { id: url.message ?? 0 },
    { enabled: url.message !== undefined, retry: false },
  );

  const reading = useSend(readInboxThread);
  const replying = useSend(replyInInbox, {
    about: url.message ?? 0,
    says: useLostPicture(),
  });

  const read = useEffectEvent((of: number) => {
    reading.send({ id: of }).catch((error: unknown) => log('inbox-read', error));
  });
  const { id, state } = thread.data ?? {};
  useEffect(() => {
    if (id === undefined || state !== 'unread') return;
    // Opening is reading; a failure leaves it unread, and the next opening tries again.
    read(id);
  }, [id, state]);

  const reply = (of: number, { content, images }: Reply) =>
    replying.submit({ id: of, content, images: [...images] }, () =>
      toast.show({ tone: 'positive', text: text('inbox.reply.sent') }),
    );

  return (
    <InboxView
      url={url}
      href={href}
      list={list}
      thread={url.message === undefined ? undefined : thread}
      onReply={reply}
    />
  );
}
