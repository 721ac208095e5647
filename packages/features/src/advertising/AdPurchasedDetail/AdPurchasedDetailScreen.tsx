import { readMembership } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Skeleton } from '@hien/ui';
import { useSearchParams } from 'react-router-dom';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Receipt } from './Receipt.tsx';

/** What was paid for one month of advertising, as a paper: `?order=30`, else the newest. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const wanted = readId(params.get('order') ?? undefined);
  const overview = useCall(readMembership);
  return (
    <>
      <PageHead title={text('ad.paper.title')} hidden />
      <QueryBoundary
        query={overview}
        size="page"
        skeleton={<Skeleton width="100%" height="40rem" />}
      >
        {({ company, orders }) => {
          const order = wanted === undefined ? orders[0] : orders.find(({ id }) => id === wanted);
          return company === null || order === undefined ? (
            <NoPaper />
          ) : (
            <Receipt company={company} order={order} />
          );
        }}
      </QueryBoundary>
    </>
  );
}

function NoPaper() {
  const text = useText();
  return (
    <EmptyState
      size="page"
      level={1}
      drawing="door"
      title={text('ad.paper.none.title')}
      text={text('ad.paper.none.text')}
      action={
        <ButtonLink variant="primary" href={paths.membership.to(useLanguage())}>
          {text('ad.go.mine')}
        </ButtonLink>
      }
    />
  );
}
