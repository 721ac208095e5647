import { type SupportQueueItem, listSupportQueue } from '@hien/api';
import { questionTexts, topicLabels } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { questionStatus } from '../../shared/status/community-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { SupportAnswerBox } from './SupportAnswerBox.tsx';

const nameOf = ({ title }: SupportQueueItem) => title;

/** Posts to the customer center: who waits longest comes first. A row unfolds into what was said, and the answer. */
export function SupportQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  const wanted = state === 'waiting' ? ('unanswered' as const) : ('answered' as const);
  return (
    <CaseQueue
      address={address}
      tabOf={(id) =>
        questionTexts.states[id === 'waiting' ? 'unanswered' : 'answered'].label[language]
      }
      label={text('admin.queue.support')}
      query={useCall(listSupportQueue, { state: wanted, page, limit: 20 })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.support.empty',
        why: 'admin.support.empty.text',
        decided: 'admin.support.none',
      }}
      expanded={({ id }) => <SupportAnswerBox id={id} />}
      columns={[
        {
          id: 'title',
          header: text('admin.support.title'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'author',
          header: text('admin.support.author'),
          cell: ({ author }) => author.name,
          filterBy: ({ author }) => `${author.name} ${author.email ?? ''}`,
        },
        {
          id: 'category',
          header: text('admin.support.category'),
          cell: ({ category }) => topicLabels[category][language],
          sortBy: ({ category }) => topicLabels[category][language],
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={questionStatus} code={one.state} />,
        },
        {
          id: 'updated',
          header: text('admin.support.since'),
          cell: ({ updated_at }) => format.date(updated_at, 'dateTime'),
          sortBy: ({ updated_at }) => updated_at,
        },
      ]}
    />
  );
}
