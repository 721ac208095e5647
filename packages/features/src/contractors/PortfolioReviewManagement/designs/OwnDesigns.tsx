import { type OwnDesigns as Own, isApiError, listOwnDesigns } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, SkeletonText, Text } from '@hien/ui';
import { useEffect } from 'react';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { useSignedIn } from '../../../shared/session/useSession.ts';
import * as s from '../PortfolioReviewManagement.css.ts';
import { DesignerApplication } from './apply/DesignerApplication.tsx';
import { DesignOrder } from './DesignOrder.tsx';
import { OwnDesignDraft } from './OwnDesignDraft.tsx';
import { designsAddress } from './designs-address.ts';

/** The designs that a partner sells, and each as it is written. */
export function OwnDesigns() {
  const { url } = useAddress(designsAddress);
  const own = useCall(listOwnDesigns, {}, { enabled: useSignedIn() });
  const { refetch } = own;
  const { write } = url;
  // What was written stands in the list when its editor is left, however many keys it took.
  useEffect(() => (write === undefined ? undefined : () => void refetch()), [write, refetch]);
  if (isApiError(own.error) && own.error.status === 403) return <DesignerApplication />;
  if (write !== undefined)
    return <OwnDesignDraft key={write} id={write === 'new' ? null : write} step={url.step} />;
  return (
    <QueryBoundary query={own} size="page" skeleton={<SkeletonText lines={12} />}>
      {(data) => <List own={data} />}
    </QueryBoundary>
  );
}

function List({ own: { items, begun } }: { own: Own }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const sum = (of: 'sold' | 'downloads' | 'sales') =>
    items.reduce((all, item) => all + item[of], 0);
  const write = (
    <ButtonLink
      variant="primary"
      href={paths.portfolioReviewManagement.to(language, { type: 'design' }, { write: 'new' })}
    >
      {begun === null
        ? text('design.manage.write')
        : text('design.manage.go-on', { name: begun.name || text('design.manage.unnamed') })}
    </ButtonLink>
  );
  if (items.length === 0)
    return (
      <EmptyState
        size="section"
        level={2}
        title={text('design.manage.empty.title')}
        text={text('design.manage.empty.text')}
        action={write}
      />
    );
  return (
    <div className={s.stack}>
      <div>{write}</div>
      <div>
        <Text numeric>
          {text('design.manage.sum', {
            sold: sum('sold'),
            downloads: sum('downloads'),
            sales: format.vnd(sum('sales')),
          })}
        </Text>
        <Text size="small" tone="muted">
          {text('design.manage.sum.note')}
        </Text>
      </div>
      {/* What is added or taken away elsewhere begins from the list as it is then. */}
      <DesignOrder key={items.map(({ id }) => id).join()} items={items} />
    </div>
  );
}
