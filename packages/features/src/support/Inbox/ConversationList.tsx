import type { InboxItem } from '@hien/api';
import { displayName } from '@hien/domain';
import {
  Avatar,
  ButtonLink,
  EmptyState,
  LinkBase,
  Skeleton,
  SkeletonText,
  Text,
  VisuallyHidden,
  mediaUrl,
} from '@hien/ui';
import { Image } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { inquiryStatus } from '../../shared/status/contractor-status.ts';
import { useJobWords } from '../parts/useJobWords.ts';
import type { InboxUrl } from './inbox-url.ts';
import * as s from './ConversationList.css.ts';

type Href = (change: Partial<InboxUrl>) => string;

interface ConversationListProps {
  items: readonly InboxItem[];
  /** The one that is open. */
  here: number | undefined;
  href: Href;
}

/** Who one talks with, what was said last, and whether it was read. */
export function ConversationList({ items, here, href }: ConversationListProps) {
  return (
    <ul className={s.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Row item={item} href={href({ message: item.id })} here={item.id === here} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item, href, here }: { item: InboxItem; href: string; here: boolean }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const words = useJobWords();
  const sent = item.side === 'sent';
  const name = sent ? item.contractor.company_name : displayName(item.sender, language);
  const picture = sent ? item.contractor.logo : item.sender.avatar;
  const unread = item.state === 'unread';
  return (
    <LinkBase
      className={here ? s.here : s.row}
      href={href}
      aria-current={here ? 'true' : undefined}
    >
      <Avatar
        name={name}
        shape={sent ? 'square' : 'round'}
        decorative
        src={picture ? mediaUrl(picture, { width: 96 }) : null}
      />
      <span className={s.words}>
        <span className={s.line}>
          <span className={unread ? s.nameUnread : s.name}>{name}</span>
          <Text as="span" size="caption" tone="muted" numeric className={s.day}>
            <time dateTime={item.last_at}>{format.date(item.last_at, 'dayMonth')}</time>
          </Text>
        </span>
        {item.inquiry.job === null ? null : (
          <Text as="span" size="caption" clamp={2}>
            {words.line(item.inquiry.job)}
          </Text>
        )}
        <span className={s.line}>
          <Text as="span" size="small" {...(unread ? {} : { tone: 'muted' })} clamp={2}>
            {item.last_by_me ? `${text('support.by-me')} ` : ''}
            {item.excerpt}
          </Text>
          <span className={s.signs}>
            {item.picture_count > 0 ? (
              <>
                <Image size={15} strokeWidth={1.75} aria-hidden />
                <VisuallyHidden>
                  {text('support.attachments', { count: item.picture_count })}
                </VisuallyHidden>
              </>
            ) : null}
            {unread ? (
              <>
                <span className={s.dot} aria-hidden />
                <VisuallyHidden>{text('inbox.is-unread')}</VisuallyHidden>
              </>
            ) : null}
          </span>
        </span>
        <span className={s.stands}>
          <CodeBadge status={inquiryStatus} code={item.inquiry.state} />
          {item.alike_count > 0 ? (
            <Text as="span" size="caption" tone="muted">
              {text('inbox.alike', { count: item.alike_count })}
            </Text>
          ) : null}
        </span>
      </span>
    </LinkBase>
  );
}

interface NoneFoundProps {
  /** What is new is listed, and nothing is: that is good news. */
  isAnswered: boolean;
  href: Href;
}

/** Nothing for this filter or these words. */
export function NoneFound({ isAnswered, href }: NoneFoundProps) {
  const text = useText();
  return (
    <EmptyState
      drawing="lamp"
      title={text(isAnswered ? 'inbox.none.new.title' : 'inbox.none.title')}
      text={text(isAnswered ? 'inbox.none.new.text' : 'inbox.none.text')}
      action={
        <ButtonLink href={href({ message: undefined, show: 'all', stands: null, q: '' })}>
          {text('inbox.none.action')}
        </ButtonLink>
      }
    />
  );
}

/** Nobody has written yet. */
export function NoConversations() {
  const text = useText();
  const language = useLanguage();
  return (
    <EmptyState
      drawing="letter"
      title={text('inbox.empty.title')}
      text={text('inbox.empty.text')}
      action={
        <ButtonLink variant="primary" href={paths.contractor.to(language)}>
          {text('inbox.empty.action')}
        </ButtonLink>
      }
    />
  );
}

/** Six rows of the list. */
export function ListSkeleton() {
  return (
    <div className={s.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={s.row}>
          <Skeleton shape="circle" width="40px" height="40px" />
          <span className={s.words}>
            <SkeletonText lines={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
