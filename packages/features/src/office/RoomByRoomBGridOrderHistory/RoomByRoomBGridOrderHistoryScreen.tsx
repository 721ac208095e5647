import { listOfficeQuotations } from '@hien/api';
import { quotationTexts } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Heading, Link, SkeletonText, Text } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '../../shared/address/address.ts';
import { page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { ListRows } from '../../shared/lists/ListRows.tsx';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { quotationStatus } from '../../shared/status/office-status.ts';

const address = addressOf({ page });

/** What the member asked quotations for, the newest first. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const signedIn = useSignedIn();
  const { url, href } = useAddress(address);
  const quotations = useCall(
    listOfficeQuotations,
    { page: url.page },
    { enabled: signedIn, placeholderData: keepPreviousData },
  );
  if (!signedIn)
    return (
      <>
        <PageHead title={text('office.orders.title')} hidden />
        <LoginState />
      </>
    );
  return (
    <>
      <PageHead title={text('office.orders.title')} hidden />
      <ListPage title={text('office.orders.title')} lead={text('office.orders.lead')}>
        <PagedList
          query={quotations}
          label={text('office.orders.title')}
          href={href}
          skeleton={<SkeletonText lines={8} />}
          empty={
            <EmptyState
              title={text('office.orders.empty.title')}
              text={text('office.orders.empty.text')}
              action={
                <ButtonLink variant="primary" href={paths.roomByRoomBGridStep1.to(language)}>
                  {text('office.orders.empty.action')}
                </ButtonLink>
              }
            />
          }
        >
          {({ items }) => (
            <ListRows
              items={items}
              row={(one) => ({
                main: (
                  <>
                    <Heading level={2} size="h4">
                      <Link
                        variant="quiet"
                        href={paths.roomByRoomBGridOrder.to(language, { orderId: one.id })}
                      >
                        {one.number} · {one.name}
                      </Link>
                    </Heading>
                    <Text tone="muted" size="small">
                      {[
                        one.company,
                        format.area(one.area),
                        text('office.people', { count: one.headcount }),
                        format.date(one.requested_at),
                      ]
                        .filter((part) => part !== '')
                        .join(' · ')}
                    </Text>
                    <Text>{quotationTexts.states[one.state].next[language]}</Text>
                  </>
                ),
                facts: (
                  <>
                    <div>
                      <CodeBadge status={quotationStatus} code={one.state} />
                    </div>
                    <Text numeric weight="strong">
                      {one.total === null
                        ? text('office.order.estimated', { total: format.vnd(one.estimate) })
                        : format.vnd(one.total)}
                    </Text>
                    {one.state === 'quoted' && one.valid_until !== null ? (
                      <Text size="small">
                        {text('office.order.until', {
                          date: format.date(one.valid_until, 'deadline'),
                        })}
                      </Text>
                    ) : null}
                  </>
                ),
              })}
            />
          )}
        </PagedList>
      </ListPage>
    </>
  );
}
