import { getPoints, listCoupons, sessionAtom } from '@hien/api';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { readPageNumber } from '../parts/page-number.ts';
import { PointCouponView } from './PointCouponView.tsx';

/** Points in four figures, what ends soon, and the member's coupons. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const enabled = useAtomValue(sessionAtom).tokenCommerce !== null;
  const points = useCall(getPoints, {}, { enabled });
  const coupons = useCall(listCoupons, { page, limit: 20 }, { enabled });
  return (
    <>
      <PageHead
        title={text('my-page.points.title')}
        description={text('my-page.points.lead')}
        hidden
      />
      <PointCouponView points={points} coupons={coupons} page={page} />
    </>
  );
}
