import { readProjectDraft } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Skeleton } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { ProjectEditor } from './ProjectEditor.tsx';
import * as s from './editor.css.ts';

interface OwnProjectDraftProps {
  companyId: number;
  /** Null: the new one. */
  projectId: number | null;
}

/** What the company has written of a project, or why it cannot be had. */
export function OwnProjectDraft({ companyId, projectId }: OwnProjectDraftProps) {
  const text = useText();
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  // What is typed here is newer than any answer: it is asked for again only after it was sent or taken back.
  const draft = useCall(readProjectDraft, projectId === null ? {} : { id: projectId }, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <div className={s.part}>
      <div>
        <Link variant="quiet" href={paths.contractorViewEditor.to(language, { id: companyId })}>
          {text('company.editor.back')}
        </Link>
      </div>
      <QueryBoundary
        query={draft}
        size="page"
        skeleton={<Skeleton height="36rem" />}
        notFound={
          <NotFoundState
            title={text('company.editor.not-found')}
            text={text('company.editor.not-found.text')}
          />
        }
      >
        {(found) => (
          <ProjectEditor
            key={`${found.state} ${found.version}`}
            companyId={companyId}
            draft={found}
            failure={failure}
            onFailure={setFailure}
          />
        )}
      </QueryBoundary>
    </div>
  );
}
