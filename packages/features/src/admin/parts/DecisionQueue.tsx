import {
  type CaseState,
  type Decision,
  type Operation,
  type PageMeta,
  isApiError,
} from '@hien/api';
import { Notice, useToast } from '@hien/ui';
import type { TableColumn } from '@hien/ui/table';
import { type ReactNode, useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { CaseTable } from './CaseTable.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { deciderOf } from './decider.ts';
import * as s from './case.css.ts';

/** What every case of a queue has. */
type AnyCase = { readonly id: number; readonly version: number };

export interface DecisionQueueProps<Case extends AnyCase> {
  label: string;
  state: CaseState;
  onState: (state: CaseState) => void;
  query: Loadable<{ items: readonly Case[]; meta: PageMeta }>;
  columns: readonly TableColumn<Case>[];
  nameOf: (one: Case) => string;
  /** What a row unfolds: everything one has to know to decide. */
  facts: (one: Case) => ReactNode;
  isWaiting: (one: Case) => boolean;
  decide: Operation<
    | 'decideAuctionDispute'
    | 'decideContractor'
    | 'decideItem'
    | 'decideCompany'
    | 'decideProject'
    | 'decideDesign'
    | 'decideDesignPartner'
    | 'decidePromotion'
    | 'decideShopChange'
    | 'decideJobApplication'
    | 'decidePartner'
    | 'decideReviewEvidence'
    | 'decideUpgrade'
  >;
}

/**
 * Cases that wait, oldest first, and what was decided. A decision is made on the version that was looked at: when
 * somebody else was first it says who, and the list is read anew.
 */
export function DecisionQueue<Case extends AnyCase>({
  label,
  state,
  onState,
  query,
  columns,
  nameOf,
  facts,
  isWaiting,
  decide,
}: DecisionQueueProps<Case>) {
  const text = useText();
  const toast = useToast();
  const decision = useSend(decide);
  const [first, setFirst] = useState<{ by: string | null }>();
  const decideOn = async (one: Case, chosen: Decision['decision'], reason: string) => {
    setFirst(undefined);
    try {
      await decision.send({
        id: one.id,
        decision: chosen,
        reason,
        expected_version: one.version,
      });
      toast.show({
        tone: 'positive',
        text: text(chosen === 'approve' ? 'admin.approved' : 'admin.rejected', {
          name: nameOf(one),
        }),
      });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      setFirst({ by: deciderOf(error.current) });
      await decision.refresh();
    }
  };
  const table = (
    <CaseTable
      label={label}
      query={query}
      columns={columns}
      keyOf={(one) => one.id}
      nameOf={nameOf}
      empty={
        state === 'waiting'
          ? { title: 'admin.empty.waiting', text: 'admin.empty.waiting.text' }
          : { title: 'admin.empty.decided' }
      }
      expanded={(one) => (
        <div className={s.unfolded}>
          {facts(one)}
          {isWaiting(one) ? (
            <DecisionButtons
              name={nameOf(one)}
              onDecide={(chosen, reason) => decideOn(one, chosen, reason)}
            />
          ) : null}
        </div>
      )}
    />
  );
  return (
    <>
      {first ? (
        <Notice
          tone="caution"
          role="alert"
          title={
            first.by === null
              ? text('admin.conflict.changed')
              : text('admin.conflict', { by: first.by })
          }
        >
          {text('admin.conflict.text')}
        </Notice>
      ) : null}
      <QueueTabs
        label={label}
        state={state}
        onState={onState}
        labelOf={(id) => text(`admin.tab.${id}`)}
      >
        {table}
      </QueueTabs>
    </>
  );
}
