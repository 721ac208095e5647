import { type StaffCase, listStaffCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { StaffCaseBox } from './StaffCaseBox.tsx';
import { useCaseReason } from './useCaseReason.ts';

/** Money in a wrong amount, twice, too late, in doubt; refunds that failed: what a person looks at. */
export function StaffCaseQueue() {
  const text = useText();
  const format = useFormat();
  const because = useCaseReason();
  const address = useQueueAddress();
  const { state, page } = address;
  const paymentOf = ({ order_number, payment }: StaffCase) => order_number ?? payment ?? '–';
  const nameOf = (one: StaffCase) => `${because(one.because)} · ${paymentOf(one)}`;
  return (
    <CaseQueue
      address={address}
      tabOf={(id) => text(`admin.case.tab.${id}`)}
      label={text('admin.queue.cases')}
      query={useCall(listStaffCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.case.empty',
        why: 'admin.case.empty.text',
        decided: 'admin.case.none',
      }}
      expanded={(one) => <StaffCaseBox one={one} />}
      columns={[
        {
          id: 'because',
          header: text('admin.case.because'),
          cell: (one) => because(one.because),
          filterBy: nameOf,
          sortBy: (one) => one.because,
          always: true,
          onCard: 'title',
        },
        {
          id: 'payment',
          header: text('admin.return.order'),
          cell: paymentOf,
          sortBy: paymentOf,
        },
        {
          id: 'opened',
          header: text('admin.return.since'),
          cell: ({ opened_at }) => format.date(opened_at, 'dateTime'),
          sortBy: ({ opened_at }) => opened_at,
        },
        {
          id: 'last',
          header: text('admin.case.last'),
          cell: ({ acts }) => acts[0]?.text ?? '–',
        },
      ]}
    />
  );
}
