import { type MemberCase, listMembers } from '@hien/api';
import { addressOf } from '../../shared/address/address.ts';
import { page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { standingStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { CaseTable } from '../parts/CaseTable.tsx';
import { ListSearch } from '../parts/ListSearch.tsx';
import { MemberStanding } from './MemberStanding.tsx';

const membersAddress = addressOf({ q: words, page });
const nameOf = ({ name }: MemberCase) => name;

/** Members under a penalty, or those that a search finds; a row unfolds into what was done and what can be done. */
export function MemberList() {
  const text = useText();
  const format = useFormat();
  const {
    url: { q, page: at },
    go,
  } = useAddress(membersAddress);
  return (
    <>
      <ListSearch
        label={text('admin.member.search')}
        hint={text('admin.member.search.hint')}
        value={q}
        onFind={(next) => go({ q: next })}
      />
      <CaseTable
        label={text('admin.queue.members')}
        query={useCall(listMembers, q === '' ? { page: at } : { q, page: at })}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        empty={
          q === ''
            ? { title: 'admin.member.empty', text: 'admin.member.empty.text' }
            : { title: 'admin.member.none', text: 'admin.member.none.text' }
        }
        expanded={(one) => <MemberStanding one={one} />}
        columns={[
          {
            id: 'name',
            header: text('admin.member.name'),
            cell: nameOf,
            filterBy: nameOf,
            always: true,
            onCard: 'title',
          },
          {
            id: 'email',
            header: text('admin.facts.email'),
            cell: ({ email }) => email ?? '–',
            filterBy: ({ email }) => email ?? '',
          },
          {
            id: 'state',
            header: text('admin.column.state'),
            cell: (one) => <CodeBadge status={standingStatus} code={one.state} />,
          },
          {
            id: 'until',
            header: text('admin.member.until'),
            cell: ({ suspended_until }) =>
              suspended_until === null ? '–' : format.date(suspended_until, 'dateTime'),
          },
          {
            id: 'since',
            header: text('admin.member.since'),
            cell: ({ member_since }) => format.date(member_since),
            sortBy: ({ member_since }) => member_since,
          },
        ]}
      />
    </>
  );
}
