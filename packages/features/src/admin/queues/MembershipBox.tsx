import { type AdMembershipCase, decideAdMembership } from '@hien/api';
import { adRestoreSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice, Text, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';
import { MembershipFigures } from './MembershipFigures.tsx';

/** A company's ad plan, what its places brought, what staff did about it, and whether its places are shown. */
export function MembershipBox({ one }: { one: AdMembershipCase }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  return (
    <div className={s.unfolded}>
      <Text size="small">
        <Link
          href={paths.contractorDetail.to(language, { id: one.contractor_id })}
          newTabLabel={text('admin.support.new-tab')}
        >
          {text('admin.ad.open')}
        </Link>
      </Text>
      {one.suspended ? (
        <Notice tone="critical" title={text('admin.plan.hidden')}>
          {text('admin.plan.hidden.text')}
        </Notice>
      ) : null}
      {one.retry_at === null && one.pending_city === null ? null : (
        <DefinitionList
          look="columns"
          items={[
            ...(one.retry_at === null
              ? []
              : [
                  { term: text('admin.plan.retry'), detail: format.date(one.retry_at, 'dateTime') },
                ]),
            ...(one.pending_city === null
              ? []
              : [{ term: text('admin.plan.pending'), detail: one.pending_city }]),
          ]}
        />
      )}
      <MembershipFigures id={one.id} />
      <ActList acts={one.acts} />
      {one.state === 'expired' ? (
        <Text tone="muted">{text('admin.plan.gone')}</Text>
      ) : (
        <SuspensionForm one={one} />
      )}
    </div>
  );
}

const empty = { reason: '' };

/** Hides a company's places, or shows them again; what the reason says, the company reads. */
function SuspensionForm({ one }: { one: AdMembershipCase }) {
  const text = useText();
  const decide = useDecide(decideAdMembership);
  const action = one.suspended ? 'restore' : 'suspend';
  return (
    <Form
      key={action}
      schema={adRestoreSchema}
      initialValues={empty}
      className={s.unfolded}
      draft={{ in: `membership-${one.id}-${action}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, action, reason, expected_version: one.version },
          text(`admin.plan.done.${action}`, { company: one.company }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text(`admin.plan.means.${action}`)}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant={one.suspended ? 'primary' : 'danger'}>
          {text(`admin.plan.${action}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}
