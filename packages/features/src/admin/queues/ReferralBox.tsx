import { type ReferralCode, endReferralCode } from '@hien/api';
import { referralEndSchema } from '@hien/domain';
import { DefinitionList, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { ActList } from './ActList.tsx';
import { ReferralUses } from './ReferralUses.tsx';

/** Whose a code is, what was bought with it, and the way to end it. */
export function ReferralBox({ one }: { one: ReferralCode }) {
  const text = useText();
  const format = useFormat();
  const { owner, member, uses, ends_at: ends } = one;
  return (
    <div className={s.unfolded}>
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.referral.owner'), detail: text(`admin.referral.owner.${owner}`) },
          ...(owner === 'member'
            ? [
                {
                  term: text('admin.member.name'),
                  detail: member?.name ?? text('admin.referral.former'),
                },
                { term: text('admin.facts.email'), detail: member?.email ?? '–' },
              ]
            : []),
          { term: text('admin.referral.payments'), detail: format.integer(uses.payments) },
          { term: text('admin.referral.total'), detail: format.vnd(uses.total) },
          { term: text('admin.referral.cancelled'), detail: format.integer(uses.cancelled) },
          ...(ends === null
            ? []
            : [{ term: text('admin.referral.ends'), detail: format.date(ends, 'dateTime') }]),
        ]}
      />
      <ReferralUses one={one} />
      <ActList acts={one.acts} />
      {one.state === 'active' ? <EndForm one={one} /> : null}
    </div>
  );
}

function EndForm({ one: { id, code, version } }: { one: ReferralCode }) {
  const text = useText();
  const decide = useDecide(endReferralCode);
  return (
    <Form
      schema={referralEndSchema}
      initialValues={{ reason: '' }}
      className={s.unfolded}
      draft={{ in: `referral-end-${id}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide({ id, reason, expected_version: version }, text('admin.referral.ended', { code }))
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text('admin.referral.end.hint')}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant="danger">{text('admin.referral.end')}</SubmitButton>
      </div>
    </Form>
  );
}
