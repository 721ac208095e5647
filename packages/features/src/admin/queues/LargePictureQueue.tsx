import { type LargePictureCase, listLargePictureCases } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { LargePictureDecision } from '../../shared/designs/LargePictureDecision.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseQueue } from '../parts/CaseQueue.tsx';
import * as s from '../parts/case.css.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';

const nameOf = ({ design, member }: LargePictureCase) => `${member} · ${design.number}`;

/** Who asks for larger pictures of the house's designs: who waits longest comes first. */
export function LargePictureQueue() {
  const text = useText();
  const format = useFormat();
  const address = useQueueAddress();
  const { state, page } = address;
  return (
    <CaseQueue
      address={address}
      label={text('admin.queue.large-pictures')}
      query={useCall(listLargePictureCases, { state, page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      none={{ waiting: 'admin.large-picture.empty', why: 'admin.large-picture.empty.text' }}
      expanded={(one) => (
        <div className={s.unfolded}>
          <LargePictureDecision one={one} />
        </div>
      )}
      columns={[
        {
          id: 'member',
          header: text('admin.design-question.author'),
          cell: ({ member }) => member,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'design',
          header: text('admin.design-question.design'),
          cell: ({ design }) => `${design.number} · ${design.title}`,
          sortBy: ({ design }) => design.number,
        },
        {
          id: 'since',
          header: text('admin.design-question.since'),
          cell: ({ requested_at }) => format.date(requested_at, 'dateTime'),
          sortBy: ({ requested_at }) => requested_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
