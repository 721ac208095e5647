import { couponsQuery, pointsQuery, sessionAtom } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { readPageNumber } from '../parts/page-number.ts';
import { PointCouponView } from './PointCouponView.tsx';

/** Points in four figures, what ends soon, and the member's coupons. */
export function PointCouponScreen() {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const page = readPageNumber(params);
  const enabled = useAtomValue(sessionAtom).tokenCommerce !== null;
  const points = useQuery({ ...pointsQuery(), enabled });
  const coupons = useQuery({ ...couponsQuery(language, { page, limit: 20 }), enabled });
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
