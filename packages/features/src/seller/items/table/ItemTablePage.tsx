import { Heading, Link, Skeleton, VisuallyHidden } from '@hien/ui';
import { useEffect, useRef } from 'react';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { TableCompared } from './TableCompared.tsx';
import { TableDone } from './TableDone.tsx';
import { TableStart } from './TableStart.tsx';
import { TableWriting } from './TableWriting.tsx';
import type { TableShow } from './table-show.ts';
import { useItemTable } from './useItemTable.ts';
import * as s from '../sheet/sheet.css.ts';

interface ItemTablePageProps {
  show: TableShow;
  showHref: (show: TableShow) => string;
  backHref: string;
}

/** New items and changes of their content through a spreadsheet: taken down, filled in, looked at, written. */
export function ItemTablePage({ backHref, ...shown }: ItemTablePageProps) {
  const text = useText();
  const profile = useProfile();
  return (
    <div className={s.sheet}>
      <div>
        <Link variant="quiet" href={backHref}>
          {text('seller.item.back')}
        </Link>
      </div>
      <Heading level={2} size="h3">
        {text('seller.table.title')}
      </Heading>
      <QueryBoundary query={profile} size="page" skeleton={<Skeleton height="24rem" />}>
        {(member) => (member === null ? null : <Steps memberId={member.id} {...shown} />)}
      </QueryBoundary>
    </div>
  );
}

function Steps({
  memberId,
  show,
  showHref,
}: Omit<ItemTablePageProps, 'backHref'> & { memberId: number }) {
  const text = useText();
  const table = useItemTable(memberId);
  const { state } = table;
  const { step } = state;
  const body = useRef<HTMLDivElement>(null);
  // What was pressed goes with its step: a reader goes on at the beginning of the next.
  useEffect(() => {
    if (step !== 'start') body.current?.focus();
  }, [step]);
  const said =
    state.step === 'compared'
      ? text('seller.table.said', {
          fresh: state.table.comparison.fresh.length,
          changed: state.table.comparison.changed.length,
          wrong: state.table.comparison.faults.length,
        })
      : '';
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div ref={body} className={s.sheet} tabIndex={-1}>
        {state.step === 'compared' ? (
          <TableCompared
            table={state.table}
            show={show}
            showHref={showHref}
            onWrite={() => void table.begin(state.table)}
            onRestart={table.restart}
          />
        ) : state.step === 'writing' ? (
          <TableWriting {...state} />
        ) : state.step === 'done' ? (
          <TableDone {...state} onGoOn={() => void table.goOn(state)} onRestart={table.restart} />
        ) : (
          <TableStart
            state={state}
            left={table.left}
            onGoOn={(left) => void table.goOn(left)}
            onForget={() => void table.forget()}
            onFile={(file) => void table.read(file)}
          />
        )}
      </div>
    </>
  );
}
