import { type AdMembershipCase, listAdMemberships } from '@hien/api';
import { membershipKindLabels } from '@hien/domain';
import { StatusBadge } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { membershipStatus } from '../../shared/status/advertising-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { MembershipBox } from './MembershipBox.tsx';

const address = addressOf({ q: words, page });
const nameOf = ({ company }: AdMembershipCase) => company;

/** Companies with an ad plan, those that ask for a look first; a row unfolds into its places and what staff can do. */
export function MembershipList() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const {
    url: { q, page: at },
    go,
  } = useAddress(address);
  return (
    <>
      <ListSearch
        label={text('admin.plan.search')}
        hint={text('admin.plan.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <CaseTable
        label={text('admin.queue.memberships')}
        query={useCall(listAdMemberships, q === '' ? { page: at } : { q, page: at })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          q === ''
            ? { title: 'admin.plan.empty' }
            : { title: 'admin.plan.none', text: 'admin.plan.none.text' }
        }
        expanded={(one) => <MembershipBox one={one} />}
        columns={[
          {
            id: 'company',
            header: text('admin.ad.company'),
            cell: nameOf,
            filterBy: nameOf,
            sortBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'plan',
            header: text('admin.plan.plan'),
            cell: ({ plan }) => membershipKindLabels[plan][language],
            sortBy: ({ plan }) => plan,
          },
          {
            id: 'places',
            header: text('admin.ad.places'),
            cell: ({ cities }) =>
              cities.map((place) => text('admin.ad.place', place)).join('; ') || '–',
          },
          {
            id: 'until',
            header: text('admin.plan.until'),
            cell: ({ period_end }) => format.date(period_end),
            sortBy: ({ period_end }) => period_end,
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: (one) =>
              one.suspended ? (
                <StatusBadge tone="critical">{text('admin.plan.suspended')}</StatusBadge>
              ) : one.retry_at === null ? (
                <CodeBadge status={membershipStatus} code={one.state} />
              ) : (
                <StatusBadge tone="caution">{text('admin.plan.late')}</StatusBadge>
              ),
          },
        ]}
      />
    </>
  );
}
