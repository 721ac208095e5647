import { type DesignPartnerCase, moveDesignPartner } from '@hien/api';
import { adRestoreSchema, formatPhone } from '@hien/domain';
import { DefinitionList, Link, Textarea } from '@hien/ui';
import { FormField, SubmitButton } from '@hien/ui/form';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from '../parts/case.css.ts';
import { useDecide } from '../parts/useDecide.ts';
import { PaperFiles } from './PaperFiles.tsx';

/** What somebody told who sells designs or wants to, their works and papers; and for a partner, whether it goes on. */
export function DesignPartnerBox({ one }: { one: DesignPartnerCase }) {
  const text = useText();
  return (
    <>
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.facts.account'),
            detail: [one.account_name, one.account_email ?? ''].filter(Boolean).join(' · '),
          },
          { term: text('admin.facts.tax'), detail: one.tax_code },
          { term: text('admin.facts.phone'), detail: formatPhone(one.phone) },
          { term: text('admin.facts.email'), detail: one.email },
          {
            term: text('admin.facts.experience'),
            detail: text('admin.facts.years', { count: one.years }),
          },
          { term: text('admin.designer.about'), detail: one.about },
          ...(one.portfolio === ''
            ? []
            : [
                {
                  term: text('admin.facts.website'),
                  detail: (
                    <Link href={one.portfolio} target="_blank" rel="noopener noreferrer nofollow">
                      {one.portfolio}
                    </Link>
                  ),
                },
              ]),
          {
            term: text('admin.designer.samples'),
            detail: <PaperFiles files={one.samples} name={one.studio_name} />,
          },
          ...(one.papers.length === 0
            ? []
            : [
                {
                  term: text('admin.evidence.files'),
                  detail: <PaperFiles files={one.papers} name={one.studio_name} />,
                },
              ]),
          { term: text('admin.designer.designs'), detail: String(one.designs) },
          ...(one.reason ? [{ term: text('admin.facts.reason'), detail: one.reason }] : []),
        ]}
      />
      {one.state === 'approved' ? <StandingForm one={one} action="suspend" /> : null}
      {one.state === 'suspended' ? (
        <>
          <StandingForm one={one} action="restore" />
          <StandingForm one={one} action="end" />
        </>
      ) : null}
    </>
  );
}

const empty = { reason: '' };

/** Stops a partner's sales, lets them go on, or ends the partnership; the partner reads the reason. */
function StandingForm({
  one,
  action,
}: {
  one: DesignPartnerCase;
  action: 'suspend' | 'restore' | 'end';
}) {
  const text = useText();
  const decide = useDecide(moveDesignPartner);
  return (
    <Form
      key={action}
      schema={adRestoreSchema}
      initialValues={empty}
      className={s.unfolded}
      draft={{ in: `design-partner-${one.id}-${action}`, until: 'tab-closes' }}
      onSubmit={({ reason }) =>
        decide(
          { id: one.id, action, reason, expected_version: one.version },
          text(`admin.designer.done.${action}`, { name: one.studio_name }),
        )
      }
    >
      <FormField
        name="reason"
        label={text('admin.reject.reason')}
        hint={text(`admin.designer.means.${action}`)}
        required
      >
        <Textarea rows={3} maxLength={1000} />
      </FormField>
      <div>
        <SubmitButton variant={action === 'restore' ? 'primary' : 'danger'}>
          {text(`admin.designer.${action}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}
