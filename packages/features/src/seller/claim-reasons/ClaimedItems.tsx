import type { ClaimReasons } from '@hien/api';
import { givenReason } from '@hien/domain';
import { Link, Picture } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { LinkedCount } from './LinkedCount.tsx';
import type { ClaimHrefs } from './useClaimHrefs.ts';
import * as s from './claim-reasons.css.ts';

type Item = ClaimReasons['items'][number];

interface ClaimedItemsProps {
  items: readonly Item[];
  hrefs: ClaimHrefs;
  refetching: boolean;
}

/** The items that came back, those with the most lines first, each with why and against how many arrived. */
export function ClaimedItems({ items, hrefs, refetching }: ClaimedItemsProps) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const format = useFormat();
  const columns: readonly TableColumn<Item>[] = [
    {
      id: 'thing',
      header: text('seller.claim-reasons.thing'),
      always: true,
      onCard: 'title',
      cell: (item) => (
        <span className={s.thing}>
          <Picture className={s.picture} picture={item.picture} ratio="1:1" sizes="48px" alt="" />
          <span className={s.words}>
            <span className={s.name}>{item.name}</span>
            <WhatToDo item={item} href={hrefs.measures(item.id)} />
          </span>
        </span>
      ),
    },
    {
      id: 'reasons',
      header: text('seller.claim-reasons.reason'),
      cell: ({ id, name, reasons }) => (
        <ul className={s.reasons}>
          {reasons.map(({ reason, lines }) => (
            <li key={reason}>
              {givenReason(reason, language)}{' '}
              <LinkedCount
                count={lines}
                label={`${name}, ${givenReason(reason, language)}`}
                href={hrefs.returned({ reason, product: id })}
              />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'claimed',
      header: text('seller.claim-reasons.claimed'),
      width: '8.5rem',
      align: 'end',
      cell: ({ id, name, claimed }) => (
        <LinkedCount
          count={claimed}
          label={`${name}, ${text('seller.claim-reasons.claimed')}`}
          href={hrefs.returned({ product: id })}
        />
      ),
    },
    {
      id: 'delivered',
      header: text('seller.claim-reasons.delivered'),
      width: '8.5rem',
      align: 'end',
      cell: ({ id, name, claimed, delivered }) => (
        <span className={s.words}>
          <LinkedCount
            count={delivered}
            label={`${name}, ${text('seller.claim-reasons.delivered')}`}
            href={hrefs.delivered({ product: id })}
          />
          {delivered === 0 ? null : (
            <span className={s.small}>
              {text('seller.claim-reasons.rate', {
                percent: format.percent(Math.round((claimed / delivered) * 100)),
              })}
            </span>
          )}
        </span>
      ),
    },
  ];
  return (
    <DataTable<Item>
      label={text('seller.claim-reasons.by-item')}
      labels={labels}
      language={language}
      columns={columns}
      rows={items}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      status={refetching ? 'refetching' : 'ready'}
      maxHeight="none"
    />
  );
}

/** Where an item did not come into a home: its measures can be put right. */
function WhatToDo({ item: { editable, reasons }, href }: { item: Item; href: string }) {
  const text = useText();
  if (!editable) return <span className={s.small}>{text('seller.claim-reasons.removed')}</span>;
  return reasons.some(({ reason }) => reason === 'DOES_NOT_FIT') ? (
    <span className={s.small}>
      <Link href={href}>{text('seller.claim-reasons.fit.edit')}</Link>
    </span>
  ) : null;
}
