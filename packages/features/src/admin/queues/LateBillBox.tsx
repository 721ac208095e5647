import { type LateBillCase, isApiError, readRedBill, remindOfLateBill } from '@hien/api';
import { formatPhone, isLateBill } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ConfirmDialog, DefinitionList, Link, Notice, Skeleton, useToast } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { AreaMessages } from '../../shared/i18n/AreaMessages.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { BillActions } from '../../shared/red-bill/BillActions.tsx';
import * as s from '../parts/case.css.ts';
import { ActList } from './ActList.tsx';

/** Whom the invoice is for, how one reaches its shop, what was done, and the ways on: remind the shop, issue it, or send its number back. */
export function LateBillBox({ one }: { one: LateBillCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={s.unfolded}>
      {one.tax_code_fits || one.decided !== null ? null : (
        <Notice tone="caution">{text('admin.late-bill.check-digit')}</Notice>
      )}
      {one.rejection === null ? null : (
        <Notice
          tone="info"
          title={text(
            one.state === 'number_returned'
              ? 'admin.late-bill.returned'
              : 'admin.late-bill.rejection',
          )}
        >
          {one.rejection}
        </Notice>
      )}
      {one.sent_number === null ? null : (
        <Notice tone="info" title={text('admin.late-bill.sent', { number: one.sent_number })}>
          {text('admin.late-bill.sent.text')}
        </Notice>
      )}
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.return.order'),
            detail: (
              <Link href={paths.orderDetail.to(language, { id: one.order_id })}>
                {one.order_number}
              </Link>
            ),
          },
          { term: text('admin.late-bill.ordered'), detail: format.date(one.ordered_at, 'date') },
          { term: text('admin.late-bill.due'), detail: format.date(one.due_at, 'date') },
          { term: text('admin.case.fact.company'), detail: one.company },
          { term: text('admin.case.fact.taxCode'), detail: one.tax_code },
          { term: text('admin.case.fact.email'), detail: one.email },
          { term: text('admin.case.fact.address'), detail: one.address },
          { term: text('admin.settlement.shop'), detail: one.shop },
          {
            term: text('admin.late-bill.shop.contact'),
            detail: (
              <>
                <Link href={`tel:${one.shop_phone}`}>{formatPhone(one.shop_phone)}</Link>
                {' · '}
                <Link href={`mailto:${one.shop_email}`}>{one.shop_email}</Link>
              </>
            ),
          },
        ]}
      />
      <ActList acts={one.acts} />
      {isLateBill(one.state) ? (
        <div className={s.actions}>
          <AreaMessages area="orders">
            <Issue orderId={one.order_id} />
          </AreaMessages>
          {one.sent_number === null ? <Remind one={one} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The shop hears of it in its inbox and by mail, once a day. */
function Remind({ one: { id, version, shop, can_remind } }: { one: LateBillCase }) {
  const text = useText();
  const toast = useToast();
  const reminder = useSend(remindOfLateBill);
  const [asking, setAsking] = useState(false);
  const send = async () => {
    try {
      await reminder.send({ id, expected_version: version });
      toast.show({ tone: 'positive', text: text('admin.late-bill.remind.done', { shop }) });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      toast.show({ tone: 'neutral', text: text('admin.conflict.changed') });
      await reminder.refresh();
    }
  };
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        {...(can_remind ? {} : { disabledReason: text('admin.late-bill.remind.today') })}
      >
        {text('admin.late-bill.remind')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={text('admin.late-bill.remind.ask', { shop })}
        description={text('admin.late-bill.remind.text')}
        confirmLabel={text('admin.late-bill.remind')}
        cancelLabel={text('admin.late-bill.remind.not')}
        waitingLabel={text('admin.doing')}
        failedText={text('admin.failed')}
        onConfirm={send}
      />
    </>
  );
}

/** After the month only staff issue it (B6): the shop's own invoice, by the number it sent or told us; or that number goes back (B11). */
function Issue({ orderId }: { orderId: number }) {
  return (
    <QueryBoundary
      query={useCall(readRedBill, { id: orderId })}
      size="inline"
      skeleton={<Skeleton height="2.75rem" width="10rem" />}
    >
      {(detail) => <BillActions detail={detail} />}
    </QueryBoundary>
  );
}
