import { type ReferralCode, listReferralCodes } from '@hien/api';
import { StatusBadge, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { flag, oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { CodeDesk } from './CodeDesk.tsx';
import * as own from './Coupons.css.ts';
import { ReferralBox } from './ReferralBox.tsx';
import { ReferralForm } from './ReferralForm.tsx';

const states = ['active', 'ended'] as const;
const address = addressOf({ q: words, state: oneOf(states), begin: flag, page });

/** Codes that buyers name at checkout, with what was bought with each, or the form of a new one. */
export function ReferralList() {
  const text = useText();
  const { url, go } = useAddress(address);
  return (
    <CodeDesk
      url={url}
      go={go}
      words={{
        begin: text('admin.referral.begin'),
        back: text('admin.coupon.back'),
        search: text('admin.referral.search'),
        hint: text('admin.referral.search.hint'),
        states: text('admin.column.state'),
      }}
      states={states.map((of) => ({ of, label: text(`admin.referral.state.${of}`) }))}
      form={(onSaved) => <ReferralForm onSaved={onSaved} />}
    >
      <Codes q={url.q} state={url.state} at={url.page} />
    </CodeDesk>
  );
}

interface CodesProps {
  q: string;
  state: ReferralCode['state'] | undefined;
  at: number;
}

function Codes({ q, state, at }: CodesProps) {
  const text = useText();
  const { date, integer, vnd } = useFormat();
  return (
    <CaseTable
      label={text('admin.queue.referrals')}
      query={useCall(listReferralCodes, {
        ...(q === '' ? {} : { q }),
        ...(state === undefined ? {} : { state }),
        page: at,
      })}
      keyOf={({ id }) => id}
      nameOf={({ code }) => code}
      empty={
        q === '' && state === undefined
          ? { title: 'admin.referral.empty', text: 'admin.referral.empty.text' }
          : { title: 'admin.referral.none', text: 'admin.coupon.none.text' }
      }
      expanded={(one) => <ReferralBox one={one} />}
      columns={[
        {
          id: 'code',
          header: text('admin.referral.code'),
          cell: ({ code, label }) => (
            <span className={own.two}>
              <span>{code}</span>
              <Text as="span" size="small" tone="muted">
                {label}
              </Text>
            </span>
          ),
          filterBy: ({ code, label }) => `${code} ${label}`,
          sortBy: ({ code }) => code,
          always: true,
          onCard: 'title',
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: ({ state: of }) => (
            <StatusBadge tone={of === 'active' ? 'positive' : 'neutral'}>
              {text(`admin.referral.state.${of}`)}
            </StatusBadge>
          ),
        },
        {
          id: 'payments',
          header: text('admin.referral.payments'),
          cell: ({ uses }) => integer(uses.payments),
          sortBy: ({ uses }) => uses.payments,
          align: 'end',
        },
        {
          id: 'total',
          header: text('admin.referral.total'),
          cell: ({ uses }) => vnd(uses.total),
          sortBy: ({ uses }) => uses.total,
          align: 'end',
        },
        {
          id: 'last',
          header: text('admin.referral.last'),
          cell: ({ uses }) => (uses.last_at === null ? '–' : date(uses.last_at)),
          sortBy: ({ uses }) => uses.last_at ?? '',
        },
      ]}
    />
  );
}
