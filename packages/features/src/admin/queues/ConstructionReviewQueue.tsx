import { type ConstructionRemovalCase, listConstructionRemovals } from '@hien/api';
import { reviewRemovalRuleLabels } from '@hien/domain';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ConstructionRemovalBox } from './ConstructionRemovalBox.tsx';

const nameOf = ({ company, author }: ConstructionRemovalCase) => `${company} · ${author}`;

const sinceOf = ({ appealed_at, requested_at }: ConstructionRemovalCase) =>
  appealed_at ?? requested_at;

/** Appeals of writers, then reviews that contractors want removed (docs/adr/0080, 0148): who waits longest comes first. */
export function ConstructionReviewQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.construction-reviews')}
      query={useCall(listConstructionRemovals, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.review.empty', why: 'admin.construction-review.empty.text' }}
      expanded={(one) => <ConstructionRemovalBox one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.construction-review.company'),
          cell: ({ company }) => company,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'rule',
          header: text('admin.review.company-because'),
          cell: ({ rule }) => reviewRemovalRuleLabels[rule][language],
          sortBy: ({ rule }) => reviewRemovalRuleLabels[rule][language],
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => text(`admin.construction-review.state.${one.state}`),
          sortBy: (one) => one.state,
        },
        {
          id: 'since',
          header: text('admin.return.since'),
          cell: (one) => format.date(sinceOf(one), 'dateTime'),
          sortBy: sinceOf,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
