import { type ContractorCase, decideContractor, listContractorCases } from '@hien/api';
import { formatPhone } from '@hien/domain';
import { DefinitionList } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { partnerStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { TaxCodeNotices } from './TaxCodeNotices.tsx';
import { PaperFiles } from './PaperFiles.tsx';

const nameOf = ({ company_name }: ContractorCase) => company_name;

/** Construction partners in order of registration. */
export function ContractorQueue() {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.contractors')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listContractorCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'applied'}
      decide={decideContractor}
      facts={(one) => (
        <>
          {one.state === 'applied' ? <TaxCodeNotices one={one} /> : null}
          <DefinitionList
            look="columns"
            items={[
              { term: text('admin.facts.phone'), detail: formatPhone(one.company_phone) },
              { term: text('admin.facts.email'), detail: one.email },
              { term: text('admin.facts.website'), detail: one.website ?? '–' },
              { term: text('admin.facts.address'), detail: one.address },
              { term: text('admin.facts.tax'), detail: one.tax_code },
              {
                term: text('admin.facts.experience'),
                detail: text('admin.facts.years', { count: one.experience_years }),
              },
              ...(one.representative === null
                ? []
                : [{ term: text('admin.facts.representative'), detail: one.representative }]),
              ...(one.registered_on === null
                ? []
                : [
                    {
                      term: text('admin.facts.registered'),
                      detail: format.date(one.registered_on),
                    },
                  ]),
              ...(one.papers.length === 0
                ? []
                : [
                    {
                      term: text('admin.evidence.files'),
                      detail: <PaperFiles files={one.papers} name={one.company_name} />,
                    },
                  ]),
              ...one.follows.map((former) => ({
                term: text('admin.facts.follows'),
                detail: text(`admin.facts.follows.${former.line}`, {
                  name: former.company_name,
                  state: partnerStatus.words[former.state][language],
                  reviews: former.reviews,
                  gravestones: former.gravestones,
                }),
              })),
              ...(one.rejection
                ? [{ term: text('admin.facts.reason'), detail: one.rejection }]
                : []),
            ]}
          />
        </>
      )}
      columns={[
        {
          id: 'company',
          header: text('admin.column.company'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'city',
          header: text('admin.column.city'),
          cell: ({ city }) => city,
          filterBy: ({ city }) => city,
          sortBy: ({ city }) => city,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={partnerStatus} code={one.state} />,
        },
        {
          id: 'sent',
          header: text('admin.column.sent'),
          cell: ({ applied_at }) => format.date(applied_at, 'dateTime'),
          sortBy: ({ applied_at }) => applied_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}
