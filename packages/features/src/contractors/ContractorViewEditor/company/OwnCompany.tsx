import { readCompanyDraft } from '@hien/api';
import { Skeleton } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';

/** What visitors read of the company, with a mark at each part of it. */
export function OwnCompany({ companyId }: { companyId: number }) {
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState(0);
  // What is typed here is newer than any answer: it is asked for again only after it was sent or taken back.
  const draft = useCall(
    readCompanyDraft,
    {},
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      retry: false,
    },
  );
  return (
    <QueryBoundary query={draft} skeleton={<Skeleton height="48rem" />}>
      {(found) => (
        <CompanyEditor
          key={`${found.state} ${found.version} ${taken}`}
          companyId={companyId}
          draft={found}
          failure={failure}
          onFailure={setFailure}
          onTheirs={async () => {
            await draft.refetch();
            setTaken((count) => count + 1);
          }}
        />
      )}
    </QueryBoundary>
  );
}
