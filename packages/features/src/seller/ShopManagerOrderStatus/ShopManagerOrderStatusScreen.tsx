import { LineList } from '../lines/LineList.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { orderStatus } from '../parts/sections.ts';

/** Orders to accept, to prepare and to send; and all lines of the shop. */
export function Screen() {
  return (
    <SellerFrame section={orderStatus}>
      <LineList section={orderStatus} />
    </SellerFrame>
  );
}
