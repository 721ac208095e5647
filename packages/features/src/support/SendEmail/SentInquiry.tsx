import type { ContractorDetail, InboxThread } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Heading, Text } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { askAlikeHref } from '../../shared/inquiry/own-inquiry.ts';
import * as s from './SendEmailView.css.ts';

interface SentInquiryProps {
  id: number;
  company: ContractorDetail;
  /** Undefined while it could not be read: that it was sent is known all the same. */
  sent: InboxThread | undefined;
  onBack: () => void;
}

/** It is sent: where the answer comes, the way to ask one more company, and back. */
export function SentInquiry({ id, company, sent, onBack }: SentInquiryProps) {
  const text = useText();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={s.main} aria-labelledby="sent">
      <header className={s.head}>
        <Heading level={1} id="sent" ref={heading} tabIndex={-1}>
          {text('send-email.sent.title', { company: company.company_name })}
        </Heading>
        <Text measure>{text('send-email.sent')}</Text>
      </header>
      <div className={s.more}>
        <Heading level={2} size="h5">
          {text('inquiry.ask-others')}
        </Heading>
        <Text measure>{text('send-email.sent.others')}</Text>
        <div>
          <ButtonLink
            variant="primary"
            href={
              sent === undefined
                ? paths.contractor.to(language, { like: id })
                : askAlikeHref(language, sent)
            }
          >
            {text('inquiry.ask-others')}
          </ButtonLink>
        </div>
      </div>
      <div className={s.ways}>
        <ButtonLink href={paths.inbox.to(language, { message: id })}>
          {text('send-email.sent.look')}
        </ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          {text('send-email.sent.back')}
        </Button>
      </div>
    </section>
  );
}
