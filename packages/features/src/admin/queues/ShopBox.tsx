import { type ShopCase, decideShop } from '@hien/api';
import { adRestoreSchema, formatPhone, limits, taxpayerLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MissedDeadlines } from '../../shared/shops/MissedDeadlines.tsx';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';
import { TaxpayerForm } from './TaxpayerForm.tsx';

/** Whom one reaches, what the shop missed, what staff did about it, and whether new orders reach it. */
export function ShopBox({ one }: { one: ShopCase }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <div className={s.unfolded}>
      {one.stopped_at === null ? null : (
        <Notice
          tone="critical"
          title={text('admin.shop.stopped.since', { date: date(one.stopped_at, 'dateTime') })}
        >
          {text(`admin.shop.stopped.by.${one.stopped_by ?? 'penalties'}`)}
        </Notice>
      )}
      {one.resumed_at === null ? null : (
        <Notice tone="caution">
          {text('admin.shop.resumed', {
            date: date(one.resumed_at, 'date'),
            count: limits.penalty.warningAt,
          })}
        </Notice>
      )}
      {one.account === null || one.account === 'active' || one.account === 'warning' ? null : (
        <Notice tone="critical">{text('admin.shop.account')}</Notice>
      )}
      <DefinitionList
        look="columns"
        items={[
          { term: text('shop-data.taxCode'), detail: one.tax_code },
          { term: text('admin.shop.taxpayer'), detail: taxpayerLabels[one.taxpayer][language] },
          { term: text('contact.phone'), detail: formatPhone(one.phone) },
          {
            term: text('contact.email'),
            detail: <Link href={`mailto:${one.email}`}>{one.email}</Link>,
          },
          { term: text('admin.shop.since'), detail: date(one.since, 'date') },
        ]}
      />
      {one.penalties.length === 0 ? (
        <Text tone="muted">{text('standing.none')}</Text>
      ) : (
        <MissedDeadlines
          missed={one.penalties.map(({ ends_at, order_id, order_number, ...row }) => ({
            ...row,
            endsAt: ends_at,
            orderNumber: order_number,
            href: order_id === null ? null : paths.orderDetail.to(language, { id: order_id }),
          }))}
        />
      )}
      <ActList acts={one.acts} />
      <SalesForm one={one} />
      <TaxpayerForm one={one} />
    </div>
  );
}

const empty = { reason: '' };

/** Stops new orders, or lets them in again; its owner reads the reason. */
function SalesForm({ one }: { one: ShopCase }) {
  const text = useText();
  const decide = useDecide(decideShop);
  const action = one.stopped_at === null ? 'stop' : 'resume';
  return (
    <Form
      key={action}
      schema={adRestoreSchema}
      initialValues={empty}
      className={s.unfolded}
      draft={{ in: `shop-${one.id}-${action}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, action, reason, expected_version: one.version },
          text(`admin.shop.done.${action}`, { shop: one.name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text(`admin.shop.means.${action}`)}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant={action === 'stop' ? 'danger' : 'primary'}>
          {text(`admin.shop.${action}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}
