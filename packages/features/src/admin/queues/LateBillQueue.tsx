import { type LateBillCase, listLateBills } from '@hien/api';
import { lateBillSpans } from '@hien/domain';
import { Chip, StatusBadge, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { redBillStatus } from '../../shared/status/settlement-status.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { ListSearch } from '../parts/ListSearch.tsx';
import { QueueTabs } from '../parts/QueueTabs.tsx';
import { LateBillBox } from './LateBillBox.tsx';
import * as s from './ReadingList.css.ts';

const address = addressOf({
  state: oneOf(['waiting', 'decided'], 'waiting'),
  q: words,
  late: oneOf(lateBillSpans),
  page,
});
const nameOf = ({ company, order_number }: LateBillCase) => `${company} · ${order_number}`;

/** VAT invoices that no shop issued in the month of purchase: the longest late first; a row unfolds into what staff can do. */
export function LateBillQueue() {
  const text = useText();
  const format = useFormat();
  const {
    url: { state, q, late, page: at },
    go,
  } = useAddress(address);
  const isNarrowed = q !== '' || late !== undefined;
  return (
    <>
      <ListSearch
        label={text('admin.late-bill.search')}
        hint={text('admin.late-bill.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <fieldset className={s.row} aria-label={text('admin.late-bill.late')}>
        {lateBillSpans.map((one) => (
          <Chip
            key={one}
            chosen={late === one}
            onToggle={() => go({ late: late === one ? undefined : one })}
          >
            {text(`admin.late-bill.late.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <QueueTabs
        label={text('admin.queue.late-bills')}
        state={state}
        onState={(next) => go({ state: next })}
        labelOf={(id) => text(`admin.late-bill.tab.${id}`)}
      >
        <CaseTable
          label={text('admin.queue.late-bills')}
          query={useCall(listLateBills, {
            state,
            ...(q === '' ? {} : { q }),
            ...(late === undefined ? {} : { late }),
            page: at,
          })}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          empty={
            isNarrowed
              ? { title: 'admin.late-bill.not-found', text: 'admin.late-bill.not-found.text' }
              : state === 'waiting'
                ? { title: 'admin.late-bill.empty', text: 'admin.late-bill.empty.text' }
                : { title: 'admin.late-bill.none' }
          }
          expanded={(one) => <LateBillBox one={one} />}
          columns={[
            {
              id: 'company',
              header: text('admin.late-bill.company'),
              cell: ({ company, order_number }) => (
                <>
                  {company}
                  <Text tone="muted" size="small">
                    {order_number}
                  </Text>
                </>
              ),
              filterBy: nameOf,
              sortBy: nameOf,
              always: true,
              onCard: 'title',
            },
            {
              id: 'shop',
              header: text('admin.settlement.shop'),
              width: '8rem',
              cell: ({ shop }) => shop,
              sortBy: ({ shop }) => shop,
            },
            {
              id: 'late',
              header: text('admin.late-bill.late'),
              width: '7rem',
              cell: ({ days_late: count }) =>
                state === 'waiting' ? (
                  <StatusBadge tone={count > 30 ? 'critical' : 'caution'}>
                    {text('admin.late-bill.days', { count })}
                  </StatusBadge>
                ) : (
                  text('admin.late-bill.days', { count })
                ),
              sortBy: ({ days_late }) => days_late,
            },
            {
              id: 'amount',
              header: text('admin.late-bill.amount'),
              width: '9rem',
              cell: ({ amount }) => format.vnd(amount),
              sortBy: ({ amount }) => amount,
              align: 'end',
            },
            state === 'waiting'
              ? {
                  id: 'reminded',
                  header: text('admin.late-bill.reminded'),
                  width: '9rem',
                  cell: ({ reminded_at, sent_number }) =>
                    sent_number !== null ? (
                      <StatusBadge tone="info">{text('admin.late-bill.sent.short')}</StatusBadge>
                    ) : reminded_at === null ? (
                      text('admin.late-bill.reminded.never')
                    ) : (
                      format.date(reminded_at, 'date')
                    ),
                  sortBy: ({ reminded_at }) => reminded_at ?? '',
                }
              : {
                  id: 'state',
                  header: text('admin.column.state'),
                  width: '8rem',
                  cell: (one) => <CodeBadge status={redBillStatus} code={one.state} />,
                },
            ...decidedColumn<LateBillCase>(state, text),
          ]}
        />
      </QueueTabs>
    </>
  );
}
