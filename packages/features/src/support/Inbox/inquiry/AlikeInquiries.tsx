import type { InboxThread } from '@hien/api';
import { Avatar, Heading, LinkBase, Text, VisuallyHidden, mediaUrl } from '@hien/ui';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { CodeBadge } from '../../../shared/status/CodeBadge.tsx';
import { inquiryStatus } from '../../../shared/status/contractor-status.ts';
import * as s from './inquiry.css.ts';

interface AlikeInquiriesProps {
  alike: InboxThread['alike'];
  hrefOf: (id: number) => string;
}

/** The other companies that were asked the same, with where each stands and what it said last, so that answers are compared. */
export function AlikeInquiries({ alike, hrefOf }: AlikeInquiriesProps) {
  const text = useText();
  const format = useFormat();
  if (alike.length === 0) return null;
  return (
    <section className={s.alike} aria-labelledby="alike">
      <Heading level={3} size="h5" id="alike">
        {text('inquiry.alike', { count: alike.length })}
      </Heading>
      <ul className={s.others}>
        {alike.map(({ id, contractor, inquiry, state, excerpt, last_by_me: mine, last_at: at }) => (
          <li key={id}>
            <LinkBase className={s.other} href={hrefOf(id)}>
              <Avatar
                name={contractor.company_name}
                shape="square"
                decorative
                src={contractor.logo ? mediaUrl(contractor.logo, { width: 96 }) : null}
              />
              <span className={s.otherWords}>
                <span className={s.otherHead}>
                  <Text as="span" weight="strong">
                    {contractor.company_name}
                  </Text>
                  <Text as="span" size="caption" tone="muted" numeric>
                    <time dateTime={at}>{format.date(at, 'dayMonth')}</time>
                  </Text>
                </span>
                {mine ? null : (
                  <Text as="span" size="small" clamp={2}>
                    {excerpt}
                  </Text>
                )}
                <span className={s.otherHead}>
                  <CodeBadge status={inquiryStatus} code={inquiry} />
                  {state === 'unread' ? (
                    <>
                      <span className={s.dot} aria-hidden />
                      <VisuallyHidden>{text('inbox.is-unread')}</VisuallyHidden>
                    </>
                  ) : null}
                </span>
              </span>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}
