import type { CaseState } from '@hien/api';
import type { MessageId } from '../../shared/i18n/useText.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable, type CaseTableProps } from './CaseTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import type { useQueueAddress } from './useQueueAddress.ts';

interface CaseQueueProps<Case> extends Omit<CaseTableProps<Case>, 'empty'> {
  address: ReturnType<typeof useQueueAddress>;
  /** What the tabs are called, where not “waiting” and “decided”. */
  tabOf?: (state: CaseState) => string;
  /** What is said when nothing waits, and why that is well; and when nothing was decided. */
  none: { waiting: MessageId; why: MessageId; decided?: MessageId };
}

/** A queue of staff: its two tabs, and under each its table. */
export function CaseQueue<Case>({ address, tabOf, none, ...table }: CaseQueueProps<Case>) {
  const text = useText();
  const { state, go } = address;
  return (
    <QueueTabs
      label={table.label}
      state={state}
      onState={(next) => go({ state: next })}
      labelOf={tabOf ?? ((id) => text(`admin.tab.${id}`))}
    >
      <CaseTable
        {...table}
        empty={
          state === 'waiting'
            ? { title: none.waiting, text: none.why }
            : { title: none.decided ?? 'admin.empty.decided' }
        }
      />
    </QueueTabs>
  );
}
