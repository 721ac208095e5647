import { type OfficeQuotationCase, listOfficeQuotationCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { quotationStatus } from '../../shared/status/office-status.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { OfficeQuotationBox } from './OfficeQuotationBox.tsx';

const nameOf = ({ quotation: { number, company, name } }: OfficeQuotationCase) =>
  `${number} · ${company || name}`;

/** Offices that wait for a price, for their first day of works or for their keys: who waits longest comes first. */
export function OfficeQuotationQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.office-quotations')}
      query={useCall(listOfficeQuotationCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.office.empty', why: 'admin.office.empty.text' }}
      expanded={(one) => <OfficeQuotationBox key={one.version} one={one} />}
      columns={[
        {
          id: 'office',
          header: text('admin.office.name'),
          cell: nameOf,
          filterBy: (one) => `${nameOf(one)} ${one.contact.name} ${one.contact.phone}`,
          always: true,
          onCard: 'title',
        },
        {
          id: 'size',
          width: '7rem',
          header: text('admin.office.size'),
          cell: ({ quotation: { area, headcount } }) =>
            text('admin.office.size.of', { area: format.area(area), count: headcount }),
          sortBy: ({ quotation }) => quotation.area,
        },
        {
          id: 'amount',
          width: '9rem',
          header: text('admin.office.amount'),
          cell: ({ quotation: { total, estimate } }) => format.vnd(total ?? estimate),
          sortBy: ({ quotation: { total, estimate } }) => total ?? estimate,
        },
        {
          id: 'state',
          width: '9rem',
          header: text('admin.column.state'),
          cell: ({ quotation }) => <CodeBadge status={quotationStatus} code={quotation.state} />,
          sortBy: ({ quotation }) => quotation.state,
        },
        {
          id: 'since',
          width: '9rem',
          header: text('admin.office.since'),
          cell: ({ quotation }) => format.date(quotation.changed_at, 'dateTime'),
          sortBy: ({ quotation }) => quotation.changed_at,
        },
        {
          id: 'decided',
          width: '8rem',
          header: text('admin.column.decided'),
          cell: ({ decided }) => decided?.by ?? '–',
        },
      ]}
    />
  );
}
