import { type SellerItem, listSellerItems } from '@hien/api';
import { lotSize } from '@hien/domain';
import { Heading, Skeleton, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import type { Selection } from '../parts/selection.ts';
import { LineTable } from './LineTable.tsx';
import * as s from './LineTable.css.ts';

interface LeftTickedProps {
  selection: Selection<SellerItem>;
  bulk: ReactNode;
}

/** Lines that are ticked where the list finds none any more: as they are now, since the next bulk act would take them along. */
export function LeftTicked({ selection, bulk }: LeftTickedProps) {
  const text = useText();
  const ids = selection.rows.slice(0, lotSize).map(({ item }) => item.id);
  const lines = useCall(listSellerItems, { ids, limit: lotSize });
  return (
    <section className={s.left} aria-labelledby="left-ticked">
      <Heading level={2} size="h4" id="left-ticked">
        {text('seller.left', { count: selection.rows.length })}
      </Heading>
      <Text tone="muted">{text('seller.left.text')}</Text>
      <QueryBoundary query={lines} size="section" skeleton={<Skeleton height="12rem" />}>
        {({ items }) => (
          <LineTable
            label={text('seller.left', { count: selection.rows.length })}
            rows={items}
            refetching={lines.isFetching}
            selection={selection}
            bulk={bulk}
          />
        )}
      </QueryBoundary>
    </section>
  );
}
