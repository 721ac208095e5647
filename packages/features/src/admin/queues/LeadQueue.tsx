import { type LeadCase, listLeadCases } from '@hien/api';
import { leadKindLabels, leadTexts } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { LeadAnswerBox } from './LeadAnswerBox.tsx';

const nameOf = ({ name }: LeadCase) => name;

/** Requests of the lead forms: who waits longest comes first, with the day by which an answer is promised. */
export function LeadQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      tabOf={(id) => leadTexts[id === 'waiting' ? 'received' : 'answered'].label[language]}
      label={text('admin.queue.leads')}
      query={useCall(listLeadCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.lead.empty',
        why: 'admin.lead.empty.text',
        decided: 'admin.lead.none',
      }}
      expanded={(one) => <LeadAnswerBox one={one} />}
      columns={[
        {
          id: 'name',
          header: text('admin.lead.who'),
          cell: nameOf,
          filterBy: ({ name, email, phone }) => `${name} ${email} ${phone}`,
          always: true,
          onCard: 'title',
        },
        {
          id: 'kind',
          header: text('admin.lead.what'),
          cell: ({ kind }) => leadKindLabels[kind][language],
          sortBy: ({ kind }) => kind,
        },
        {
          id: 'sent',
          header: text('admin.column.sent'),
          cell: ({ sent_at }) => format.date(sent_at, 'dateTime'),
          sortBy: ({ sent_at }) => sent_at,
        },
        {
          id: 'due',
          header: text('admin.lead.due'),
          cell: ({ answer_by, decided }) => decided?.by ?? format.date(answer_by),
          sortBy: ({ answer_by }) => answer_by,
        },
      ]}
    />
  );
}
