import { readRedBill } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Skeleton } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { BillSheet } from '../../shared/red-bill/BillSheet.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { SellerFrame } from '../parts/SellerFrame.tsx';
import { redBills, sectionHref } from '../parts/sections.ts';
import { BillPaper } from '../red-bills/BillPaper.tsx';

/** One VAT invoice of the shop, by the number of its order. `?view=print` shows the sheet for paper. */
export function Screen() {
  const id = readId(useRouteParams(paths.shopManagerRedbillDetail).id);
  return (
    <SellerFrame section={redBills}>
      {id === undefined ? <BillNotFound /> : <Bill id={id} />}
    </SellerFrame>
  );
}

/** The way on is the list of those that are there. */
function BillNotFound() {
  const text = useText();
  const language = useLanguage();
  return (
    <NotFoundState
      title={text('seller.bills.not-found')}
      text={text('seller.bills.not-found.text')}
      back={{ href: sectionHref(language, redBills), label: text('seller.bills.back') }}
    />
  );
}

function Bill({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const [params] = useSearchParams();
  const bill = useCall(readRedBill, { id }, { retry: false });
  return (
    <QueryBoundary
      query={bill}
      size="page"
      skeleton={<Skeleton height="32rem" />}
      notFound={<BillNotFound />}
    >
      {(detail) =>
        params.get('view') === 'print' ? (
          <BillSheet detail={detail} />
        ) : (
          <>
            <Link variant="quiet" href={sectionHref(language, redBills)}>
              {text('seller.bills.back')}
            </Link>
            <BillPaper detail={detail} />
          </>
        )
      }
    </QueryBoundary>
  );
}
