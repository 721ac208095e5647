import { getPoints, listCoupons } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { PointCouponView } from './PointCouponView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

const address = addressOf({ page });

/** Points in four figures, what ends soon, and the member's coupons. */
export function Screen() {
  const text = useText();
  const { url, href } = useAddress(address);
  const enabled = useSession().tokenCommerce !== null;
  const points = useCall(getPoints, {}, { enabled });
  const coupons = useCall(listCoupons, { page: url.page, limit: 20 }, { enabled });
  return (
    <>
      <PageHead
        title={text('my-page.points.title')}
        description={text('my-page.points.lead')}
        hidden
      />
      <PointCouponView points={points} coupons={coupons} href={href} />
    </>
  );
}
