import { type DownloadExtensionCase, listDownloadExtensions } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { DownloadExtensionBox } from './DownloadExtensionBox.tsx';

const nameOf = ({ design, buyer }: DownloadExtensionCase) => `${buyer} · ${design.number}`;

/** Designs whose downloads are used up or over and should go on (G11): who waits longest comes first. */
export function DownloadExtensionQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.download-extensions')}
      query={useCall(listDownloadExtensions, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{
        waiting: 'admin.download-extension.empty',
        why: 'admin.download-extension.empty.text',
      }}
      expanded={(one) => <DownloadExtensionBox one={one} />}
      columns={[
        {
          id: 'buyer',
          header: text('admin.download-extension.owner'),
          cell: ({ buyer }) => buyer,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'design',
          header: text('admin.download-extension.design'),
          cell: ({ design }) => design.number,
          sortBy: ({ design }) => design.number,
        },
        {
          id: 'times',
          header: text('admin.download-extension.times'),
          cell: ({ used_times: used, allowed_times: allowed }) =>
            text('admin.download-extension.times.is', { used, allowed }),
        },
        {
          id: 'since',
          header: text('admin.return.since'),
          cell: ({ requested_at }) => format.date(requested_at, 'dateTime'),
          sortBy: ({ requested_at }) => requested_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
