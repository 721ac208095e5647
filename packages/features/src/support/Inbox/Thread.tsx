import type { InboxThread } from '@hien/api';
import { displayName, inquiryAfter, limits } from '@hien/domain';
import {
  Avatar,
  ButtonLink,
  Heading,
  Link,
  Picture,
  Skeleton,
  SkeletonText,
  Text,
  mediaUrl,
} from '@hien/ui';
import type { SubmitFailure } from '@hien/ui/form';
import { ArrowLeft } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Conversation } from '../parts/Conversation.tsx';
import { type Reply, ReplyBox } from '../parts/ReplyBox.tsx';
import { AlikeInquiries } from './inquiry/AlikeInquiries.tsx';
import { InquiryCard } from './inquiry/InquiryCard.tsx';
import { InquiryEnd } from './inquiry/InquiryEnd.tsx';
import * as s from './Thread.css.ts';

interface ThreadProps {
  thread: InboxThread;
  backHref: string;
  /** Another conversation. */
  hrefOf: (id: number) => string;
  onReply: (reply: Reply) => Promise<SubmitFailure | undefined>;
}

/** A conversation: with whom, about what, what was said, and what to say next. */
export function Thread({ thread, backHref, hrefOf, onReply }: ThreadProps) {
  const text = useText();
  const language = useLanguage();
  const sent = thread.side === 'sent';
  const canWrite =
    inquiryAfter(thread.inquiry.state, sent ? 'sender' : 'contractor', 'write') !== null;
  const other = sent ? thread.contractor.company_name : displayName(thread.sender, language);
  return (
    <div className={s.thread}>
      <Link href={backHref} variant="quiet" className={s.back}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {text('inbox.back')}
      </Link>
      <ThreadHead thread={thread} other={other} />
      <InquiryCard thread={thread} />
      <AlikeInquiries alike={thread.alike} hrefOf={hrefOf} />
      <Designs thread={thread} />
      <OrderForThem thread={thread} name={other} />
      <Conversation
        label={text('inbox.thread')}
        words={thread.messages.map((message) => ({
          position: message.position,
          mine: message.mine,
          name: message.author_name,
          shape: message.mine === sent ? ('round' as const) : ('square' as const),
          avatar: message.mine === sent ? thread.sender.avatar : thread.contractor.logo,
          content: message.content,
          images: message.images,
          at: message.created_at,
        }))}
      />
      <InquiryEnd thread={thread} />
      {canWrite ? (
        <div className={s.reply}>
          <ReplyBox
            name={`inbox-${thread.id}`}
            folder="inbox"
            label={text('inbox.reply.label', { name: other })}
            send={text('inbox.reply.send')}
            onSend={onReply}
          />
        </div>
      ) : null}
    </div>
  );
}

function ThreadHead({ thread, other }: { thread: InboxThread; other: string }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const sent = thread.side === 'sent';
  const picture = sent ? thread.contractor.logo : thread.sender.avatar;
  return (
    <header className={s.head}>
      <Avatar
        name={other}
        size="lg"
        shape={sent ? 'square' : 'round'}
        decorative
        src={picture ? mediaUrl(picture, { width: 160 }) : null}
      />
      <div className={s.headWords}>
        <Heading level={2} size="h4">
          {other}
        </Heading>
        {sent ? (
          <Text size="small" tone="muted">
            {text('inbox.began', { date: format.date(thread.created_at) })}
            {' · '}
            <Link
              href={paths.contractorDetail.to(language, { id: thread.contractor.contractor_id })}
            >
              {text('inbox.company')}
            </Link>
          </Text>
        ) : (
          <Text size="small" tone="muted">
            <Link href={`tel:${thread.phone_number.replace(/[^\d+]/g, '')}`}>
              {thread.phone_number}
            </Link>
            {' · '}
            <Link href={`mailto:${thread.email}`}>{thread.email}</Link>
          </Text>
        )}
      </div>
    </header>
  );
}

/** The designs the message is about (D78). */
function Designs({ thread }: { thread: InboxThread }) {
  const text = useText();
  const language = useLanguage();
  if (thread.designs.length === 0) return null;
  return (
    <ul className={s.designs} aria-label={text('inbox.designs')}>
      {thread.designs.map((design) => {
        const href = paths.interiorDesignDetail.to(language, { id: design.id });
        return (
          <li key={design.id} className={s.design}>
            <Picture
              picture={design.picture}
              ratio="4:3"
              sizes="96px"
              alt=""
              className={s.designPicture}
            />
            <Text size="small">
              <Link href={href}>{design.title}</Link>
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

/** The company that was asked buys them in the name of who asked (G1). */
function OrderForThem({ thread, name }: { thread: InboxThread; name: string }) {
  const text = useText();
  const language = useLanguage();
  const isBack = thread.inquiry.closed_by === 'sender';
  if (thread.side === 'sent' || isBack || thread.designs.length === 0) return null;
  const designs = thread.designs.slice(0, limits.design.maxLines).map(({ id }) => id);
  return (
    <ButtonLink
      className={s.order}
      href={paths.orderConfirmation.to(language, {
        designs: designs.join(','),
        for: thread.id,
      })}
    >
      {text('inbox.designs.order', { name })}
    </ButtonLink>
  );
}

/** A head and three things said. */
export function ThreadSkeleton() {
  return (
    <div className={s.thread} aria-hidden>
      <div className={s.head}>
        <Skeleton width="56px" height="56px" />
        <div className={s.headWords}>
          <SkeletonText lines={2} />
        </div>
      </div>
      {[80, 60, 80].map((width, index) => (
        <Skeleton key={index} width={`${width}%`} height="96px" />
      ))}
    </div>
  );
}
