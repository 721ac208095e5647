import type { Lead } from '@hien/api';
import { leadTexts } from '@hien/domain';
import { ButtonLink, DefinitionList, Heading, NextStep, StatusBadge, Text } from '@hien/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './LeadPage.css.ts';

interface LeadReceivedProps {
  lead: Lead;
  /** It was sent on an earlier visit: said, and the focus is left where it is. */
  before?: boolean;
  action?: ReactNode;
}

/** In place of the form: what was received, what happens next, who does it and by when. */
export function LeadReceived({ lead, before = false, action }: LeadReceivedProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const head = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (!before) head.current?.focus();
  }, [before]);
  const earlier = before || lead.repeated;
  return (
    <div className={s.done}>
      <div className={s.doneHead}>
        <StatusBadge tone="positive">{leadTexts[lead.state].label[language]}</StatusBadge>
        <Heading level={2} size="h3" ref={head} tabIndex={-1} className={s.quietFocus}>
          {text(earlier ? 'lead.before.title' : 'lead.done.title')}
        </Heading>
      </div>
      <Text tone="muted" measure>
        {text(earlier ? 'lead.before.text' : 'lead.done.text', {
          date: format.date(lead.sent_at),
        })}
      </Text>
      <DefinitionList
        items={[
          { term: text('lead.number'), detail: format.integer(lead.id) },
          { term: text('lead.sent-at'), detail: format.date(lead.sent_at, 'dateTime') },
        ]}
      />
      <NextStep
        label={text('lead.next')}
        what={leadTexts[lead.state].next[language]}
        who={{ label: text('lead.next.who'), text: text('lead.next.us') }}
        until={{
          label: text('lead.next.until'),
          text: format.date(lead.answer_by),
          iso: lead.answer_by,
        }}
        action={
          action ?? <ButtonLink href={paths.shop.to(language)}>{text('lead.done.shop')}</ButtonLink>
        }
      />
    </div>
  );
}
