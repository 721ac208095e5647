import { type CouponCampaign, listCouponCampaigns } from '@hien/api';
import { campaignStandings, couponWords } from '@hien/domain';
import { StatusBadge, Text } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { flag, oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';
import { CodeDesk } from './CodeDesk.tsx';
import { CouponBox } from './CouponBox.tsx';
import { CouponForm } from './CouponForm.tsx';
import { campaignTones, offerOf } from './coupon-values.ts';
import * as own from './Coupons.css.ts';

const address = addressOf({ q: words, state: oneOf(campaignStandings), begin: flag, page });

/** Every coupon that staff issue, or the form of a new one. */
export function CouponList() {
  const text = useText();
  const { url, go } = useAddress(address);
  return (
    <CodeDesk
      url={url}
      go={go}
      words={{
        begin: text('admin.coupon.begin'),
        back: text('admin.coupon.back'),
        search: text('admin.coupon.search'),
        hint: text('admin.coupon.search.hint'),
        states: text('admin.column.state'),
      }}
      states={campaignStandings.map((of) => ({ of, label: text(`admin.coupon.state.${of}`) }))}
      form={(onSaved) => <CouponForm onSaved={onSaved} />}
    >
      <Campaigns q={url.q} state={url.state} at={url.page} />
    </CodeDesk>
  );
}

interface CampaignsProps {
  q: string;
  state: CouponCampaign['state'] | undefined;
  at: number;
}

function Campaigns({ q, state, at }: CampaignsProps) {
  const text = useText();
  const language = useLanguage();
  const { date, integer } = useFormat();
  const nameOf = ({ content }: CouponCampaign) => content.name[language];
  return (
    <CaseTable
      label={text('admin.queue.coupons')}
      query={useCall(listCouponCampaigns, {
        ...(q === '' ? {} : { q }),
        ...(state === undefined ? {} : { state }),
        page: at,
      })}
      keyOf={({ id }) => id}
      nameOf={({ content }) => content.code}
      empty={
        q === '' && state === undefined
          ? { title: 'admin.coupon.empty', text: 'admin.coupon.empty.text' }
          : { title: 'admin.coupon.none', text: 'admin.coupon.none.text' }
      }
      expanded={(one) => <CouponBox one={one} />}
      columns={[
        {
          id: 'code',
          header: text('admin.coupon.code'),
          cell: (one) => (
            <span className={own.two}>
              <span>{one.content.code}</span>
              <Text as="span" size="small" tone="muted">
                {nameOf(one)}
              </Text>
            </span>
          ),
          filterBy: (one) => `${one.content.code} ${nameOf(one)}`,
          sortBy: ({ content }) => content.code,
          always: true,
          onCard: 'title',
        },
        {
          id: 'offer',
          header: text('admin.coupon.kind'),
          cell: ({ content }) => {
            const offer = offerOf(content);
            return offer === null ? '–' : couponWords(offer, language).off;
          },
        },
        {
          id: 'until',
          header: text('admin.coupon.until'),
          cell: ({ content }) => date(content.until),
          sortBy: ({ content }) => content.until,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: ({ state: of }) => (
            <StatusBadge tone={campaignTones[of]}>{text(`admin.coupon.state.${of}`)}</StatusBadge>
          ),
        },
        {
          id: 'used',
          header: text('admin.coupon.used-of'),
          cell: ({ figures }) => `${integer(figures.used)} / ${integer(figures.issued)}`,
          sortBy: ({ figures }) => figures.used,
          align: 'end',
        },
      ]}
    />
  );
}
