import { type ItemSaleCase, moveItemSale } from '@hien/api';
import {
  listingReportReasonLabels,
  listingReportReasons,
  saleReleaseSchema,
  saleStopSchema,
  saleWordsLength,
} from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice, Picture, Select, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';

/** What buyers see of an item, what staff did about its sale, and the way to stop it or let it go on. */
export function ItemSaleBox({ one }: { one: ItemSaleCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { state, rule, reason, releasable } = one.sale;
  const isSeen = state === 'on_sale' || state === 'off_sale';
  return (
    <div className={s.unfolded}>
      <div className={s.picture}>
        <Picture picture={one.picture} ratio="4:3" sizes="240px" alt="" />
      </div>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.item-sale.sku'),
            detail: isSeen ? (
              <Link
                href={paths.shopDetail.to(language, { id: one.id })}
                newTabLabel={text('admin.support.new-tab')}
              >
                {one.sku}
              </Link>
            ) : (
              one.sku
            ),
          },
          { term: text('admin.review.shop'), detail: one.shop },
          { term: text('admin.item-sale.category'), detail: one.category },
          { term: text('admin.item-sale.price'), detail: format.vnd(one.price) },
          { term: text('admin.item-sale.sold'), detail: format.integer(one.sold) },
          ...(rule === null
            ? []
            : [
                {
                  term: text('admin.item-sale.rule'),
                  detail: listingReportReasonLabels[rule][language],
                },
              ]),
          ...(reason === null ? [] : [{ term: text('admin.item-sale.words'), detail: reason }]),
        ]}
      />
      <ActList acts={one.acts} />
      {isSeen ? <StopForm one={one} /> : null}
      {releasable ? <ReleaseForm one={one} /> : null}
      {!isSeen && !releasable ? (
        <Notice tone="info">{text('admin.item-sale.sent-again')}</Notice>
      ) : null}
    </div>
  );
}

/** Takes an item off sale for the rule that it breaks; its shop reads both. */
function StopForm({ one: { id, name, version } }: { one: ItemSaleCase }) {
  const text = useText();
  const language = useLanguage();
  const decide = useDecide(moveItemSale);
  return (
    <Form
      schema={saleStopSchema}
      initialValues={{ rule: '', reason: '' }}
      className={s.unfolded}
      draft={{ in: `item-sale-${id}-stop`, until: 'tab-closes' }}
      onSubmit={({ rule, reason }) =>
        decide(
          { id, action: 'stop', rule, reason, expected_version: version },
          text('admin.item-sale.done.stop', { name }),
        )
      }
    >
      <FormField name="rule" label={text('admin.item-sale.rule')} required>
        <Select
          placeholder={text('admin.report.rule.choose')}
          options={listingReportReasons.map((value) => ({
            value,
            label: listingReportReasonLabels[value][language],
          }))}
        />
      </FormField>
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text('admin.item-sale.means.stop')}
        required
      >
        <Textarea rows={3} maxLength={saleWordsLength} />
      </FormField>
      <div>
        <SubmitButton variant="danger">{text('admin.item-sale.stop')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Puts it where it was before it was stopped. */
function ReleaseForm({ one: { id, name, version } }: { one: ItemSaleCase }) {
  const text = useText();
  const decide = useDecide(moveItemSale);
  return (
    <Form
      schema={saleReleaseSchema}
      initialValues={{ reason: '' }}
      className={s.unfolded}
      draft={{ in: `item-sale-${id}-release`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id, action: 'release', rule: null, reason, expected_version: version },
          text('admin.item-sale.done.release', { name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text('admin.item-sale.means.release')}
        required
      >
        <Textarea rows={3} maxLength={saleWordsLength} />
      </FormField>
      <div>
        <SubmitButton>{text('admin.item-sale.release')}</SubmitButton>
      </div>
    </Form>
  );
}
