import { type DesignSaleCase, moveDesign } from '@hien/api';
import { adRestoreSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Picture, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';

/** What buyers see of a design, what staff did about its sale, and the way to take it off or let it go on. */
export function DesignSaleBox({ one }: { one: DesignSaleCase }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  return (
    <div className={s.unfolded}>
      <div className={s.picture}>
        <Picture picture={one.picture} ratio="4:3" sizes="240px" alt="" />
      </div>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.design.name'),
            detail: (
              <Link
                href={paths.interiorDesignDetail.to(language, { id: one.id })}
                newTabLabel={text('admin.support.new-tab')}
              >
                {one.number}
              </Link>
            ),
          },
          {
            term: text('admin.design.partner'),
            detail: one.of_house ? text('admin.design.of-house') : one.seller,
          },
          { term: text('admin.design.price'), detail: format.vnd(one.price) },
          { term: text('admin.design.sold'), detail: format.integer(one.sold) },
          ...(one.sale.reason === null
            ? []
            : [{ term: text('admin.facts.reason'), detail: one.sale.reason }]),
        ]}
      />
      <ActList acts={one.acts} />
      <SaleForm
        key={one.sale.state}
        one={one}
        action={one.sale.state === 'withheld' ? 'release' : 'withhold'}
      />
    </div>
  );
}

const empty = { reason: '' };

/** Takes a design off sale for what it is, or lets it go on; its partner reads the reason. */
function SaleForm({ one, action }: { one: DesignSaleCase; action: 'withhold' | 'release' }) {
  const text = useText();
  const decide = useDecide(moveDesign);
  return (
    <Form
      schema={adRestoreSchema}
      initialValues={empty}
      className={s.unfolded}
      draft={{ in: `design-sale-${one.id}-${action}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, action, reason, expected_version: one.version },
          text(`admin.design.done.${action}`, { name: one.name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text(`admin.design.means.${action}`)}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant={action === 'release' ? 'primary' : 'danger'}>
          {text(`admin.design.${action}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}
