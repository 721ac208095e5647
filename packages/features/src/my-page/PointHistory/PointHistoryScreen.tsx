import { listPointMoves } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { PointHistoryView, movesAddress } from './PointHistoryView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** Every change of the member's points in the last year, the oldest first. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(movesAddress);
  const { tokenCommerce } = useSession();
  const moves = useCall(listPointMoves, { ...url, limit: 20 }, { enabled: tokenCommerce !== null });
  return (
    <>
      <PageHead
        title={text('my-page.moves.title')}
        description={text('my-page.moves.lead')}
        hidden
      />
      <PointHistoryView moves={moves} kind={url.kind} href={href} />
    </>
  );
}
