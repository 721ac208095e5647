import { type CompanyCase, decideCompany, listCompanyCases } from '@hien/api';
import { companyFieldLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link, Notice } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { CompanyDifference } from '../../shared/contractors/CompanyDifference.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { companyRequestStatus } from '../../shared/status/contractor-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { TaxCodeNotices } from './TaxCodeNotices.tsx';
import { WrittenText } from './WrittenText.tsx';

const nameOf = ({ company_name }: CompanyCase) => company_name;

/** What companies want to change of what visitors read of them: who waits longest comes first. */
export function CompanyQueue() {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.companies')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listCompanyCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting'}
      decide={decideCompany}
      facts={(one) => <CompanyCaseFacts one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.construction-review.company'),
          cell: nameOf,
          filterBy: nameOf,
          sortBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'changed',
          header: text('admin.company.changed'),
          cell: ({ changed }) =>
            changed.map((field) => companyFieldLabels[field][language]).join(', '),
          sortBy: ({ changed }) => changed.length,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={companyRequestStatus} code={one.state} />,
        },
        {
          id: 'sent',
          header: text('admin.column.sent'),
          cell: ({ sent_at }) => format.date(sent_at, 'dateTime'),
          sortBy: ({ sent_at }) => sent_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}

/** What differs from what visitors see, and whose page it is. */
function CompanyCaseFacts({ one }: { one: CompanyCase }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {one.state === 'waiting' ? (
        <Notice tone="info" title={text('admin.company.about', { count: one.changed.length })}>
          {text('admin.company.about.text')}
        </Notice>
      ) : null}
      {one.state === 'waiting' ? <TaxCodeNotices one={one} /> : null}
      {one.reason === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.reason}
        />
      )}
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.construction-review.company'),
            detail: (
              <Link href={paths.contractorDetail.to(language, { id: one.contractor_id })}>
                {one.company_name}
              </Link>
            ),
          },
        ]}
      />
      <CompanyDifference
        before={one.before}
        after={one.after}
        fields={one.changed}
        titles={{ before: text('project.version.before'), after: text('project.version.after') }}
      />
    </>
  );
}
