import { listPointMoves, sessionAtom } from '@hien/api';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { readPageNumber } from '../parts/page-number.ts';
import { PointHistoryView, moveKinds } from './PointHistoryView.tsx';

/** Every change of the member's points in the last year, the oldest first. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const kind = moveKinds.find((one) => one === params.get('kind')) ?? null;
  const { tokenCommerce } = useAtomValue(sessionAtom);
  const moves = useCall(
    listPointMoves,
    { page, limit: 20, kind: kind ?? undefined },
    { enabled: tokenCommerce !== null },
  );
  return (
    <>
      <PageHead
        title={text('my-page.moves.title')}
        description={text('my-page.moves.lead')}
        hidden
      />
      <PointHistoryView moves={moves} page={page} kind={kind} />
    </>
  );
}
