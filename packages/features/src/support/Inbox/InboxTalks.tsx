import { inboxQuery, inboxThreadQuery, markInboxRead, replyInInbox } from '@hien/api';
import { useToast } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { log } from '../../shared/log.ts';
import { forgetRequest, requestKey } from '../../shared/forms/request-key.ts';
import { sendFailure } from '../parts/send-failure.ts';
import type { Reply } from '../parts/WriteBack.tsx';
import { InboxView } from './InboxView.tsx';
import { type InboxUrl, inboxUrlToQuery, inboxUrlToWire, readInboxUrl } from './inbox-url.ts';

/** Conversations with contractors. Which one is open, and which are listed, stands in the address. */
export function InboxTalks() {
  const text = useText();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [params] = useSearchParams();
  const url = readInboxUrl(params);
  const list = useQuery(inboxQuery(language, inboxUrlToWire(url)));
  const thread = useQuery({
    ...inboxThreadQuery(language, url.message ?? 0),
    enabled: url.message !== undefined,
    retry: false,
  });

  const { id, state } = thread.data ?? {};
  useEffect(() => {
    if (id === undefined || state !== 'unread') return;
    // Opening is reading; a failure leaves it unread, and the next opening tries again.
    markInboxRead(queryClient, id).catch((error: unknown) => log('inbox-read', error));
  }, [queryClient, id, state]);

  const reply = async (of: number, { content, images }: Reply) => {
    const name = `inbox-${of}`;
    const words = { id: of, content, images: [...images] };
    try {
      await replyInInbox(queryClient, { ...words, key: requestKey(name, words) });
    } catch (error) {
      return sendFailure(error, text);
    }
    forgetRequest(name);
    toast.show({ tone: 'positive', text: text('inbox.reply.sent') });
    return undefined;
  };

  return (
    <InboxView
      url={url}
      href={(next: InboxUrl) => paths.inbox.to(language, inboxUrlToQuery(next))}
      list={list}
      thread={url.message === undefined ? undefined : thread}
      onReply={reply}
    />
  );
}
