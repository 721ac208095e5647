import { type MyRemoval, appealRemoval, listMyRemovals } from '@hien/api';
import { reportRules, moderationLimits, moderationTexts } from '@hien/domain';
import { DefinitionList, Heading, Text, useToast } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useId } from 'react';
import { AppealForm } from '../../shared/appeals/AppealForm.tsx';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { moderationStatus } from '../../shared/status/community-status.ts';
import { RulesLink } from '../../shared/comments/RulesLink.tsx';
import * as s from './Removals.css.ts';

/** Where it stands on the page. */
export const removalsAnchor = 'removals';

interface RemovalsProps {
  page: number;
  href: (page: number) => string;
}

/** What of the member’s own our staff removed, by which rule, and what can be said against it; nothing where nothing was. */
export function Removals({ page, href }: RemovalsProps) {
  const text = useText();
  const title = useId();
  const removals = useCall(
    listMyRemovals,
    { page },
    { enabled: useSignedIn(), placeholderData: keepPreviousData },
  );
  return (
    <PagedList
      query={removals}
      label={text('removal.pages')}
      skeleton={null}
      href={(to) => href(to.page)}
      empty={null}
    >
      {({ items }) => (
        <section id={removalsAnchor} className={s.removals} aria-labelledby={title}>
          <Heading level={2} size="h3" id={title}>
            {text('removal.title')}
          </Heading>
          <Text tone="muted" measure>
            {text('removal.lead', { days: moderationLimits.appealDays })}
          </Text>
          <Text>
            <RulesLink />
          </Text>
          <ul className={s.list}>
            {items.map((one) => (
              <li key={one.id} className={s.row}>
                <Removal one={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  );
}

function Removal({ one }: { one: MyRemoval }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <article className={s.removal}>
      <div>
        <CodeBadge status={moderationStatus} code={one.state} />
      </div>
      <Heading level={3} size="h4">
        {text(`removal.of.${writtenKind(one.target)}`, { title: one.title })}
      </Heading>
      <blockquote className={s.words}>{one.content}</blockquote>
      <DefinitionList
        look="columns"
        items={[
          { term: text('removal.rule'), detail: reportRules[one.rule][language] },
          { term: text('removal.quote'), detail: one.quote },
          { term: text('removal.at'), detail: date(one.removed_at, 'dateTime') },
          ...(one.appeal === null ? [] : [{ term: text('removal.appeal'), detail: one.appeal }]),
          ...(one.answer === null ? [] : [{ term: text('removal.answer'), detail: one.answer }]),
        ]}
      />
      <Next one={one} />
    </article>
  );
}

/** What is possible now, and until when; or how it has ended. */
function Next({ one }: { one: MyRemoval }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  const until = date(one.appeal_until, 'deadline');
  if (one.state !== 'removed')
    return (
      <Text size="small" tone="muted" measure>
        {moderationTexts.states[one.state].next[language]}
        {one.same_person ? ` ${text('removal.same-person')}` : ''}
      </Text>
    );
  if (!one.appealable)
    return (
      <Text size="small" tone="muted" measure>
        {text('removal.late', { until })}
      </Text>
    );
  return <Appeal id={one.id} until={until} />;
}

function Appeal({ id, until }: { id: number; until: string }) {
  const text = useText();
  const toast = useToast();
  const appeal = useSend(appealRemoval, { about: id });
  return (
    <AppealForm
      draft={`appeal-${id}`}
      label={text('removal.words')}
      hint={text('removal.words.hint', { until })}
      press={text('removal.send')}
      onAppeal={(words) =>
        appeal.submit({ id, words }, () =>
          toast.show({ tone: 'positive', text: text('removal.sent') }),
        )
      }
    />
  );
}

/** Of what is sold its seller reads where it is sold: nothing of it stands here. */
const writtenKind = (target: MyRemoval['target']) =>
  target === 'product' || target === 'design' ? 'share' : target;
