import { type OwnPortfolio, listOwnProjects } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Container, SkeletonText } from '@hien/ui';
import { useEffect } from 'react';
import { readId } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { ForbiddenState } from '../../shared/states/AccessStates.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { page } from '../parts/page.css.ts';
import { NoCompany, isOutsider } from '../parts/NoCompany.tsx';
import { ApplyPage } from './apply/ApplyPage.tsx';
import { EditedCompany } from './EditedCompany.tsx';
import { editorAddress } from './editor-address.ts';
import { OwnProjectDraft } from './OwnProjectDraft.tsx';

/** A company's page as its owner sees it, and its projects as they are written; under `new` the way to have one (docs/adr/0143). */
export function Screen() {
  const { id } = useRouteParams(paths.contractorViewEditor);
  return id === 'new' ? <ApplyPage /> : <OwnPage id={readId(id)} />;
}

function OwnPage({ id }: { id: number | undefined }) {
  const text = useText();
  const portfolio = useCall(listOwnProjects, {}, { enabled: useSignedIn() });
  const { url } = useAddress(editorAddress);
  const { refetch } = portfolio;
  const isWriting = url.project !== undefined;
  // What was written stands in the list when its editor is left, however many keys it took.
  useEffect(() => (isWriting ? () => void refetch() : undefined), [isWriting, refetch]);
  return (
    <>
      <PageHead title={text('company.editor.title')} hidden />
      <Container className={page}>
        {isOutsider(portfolio.error) ? (
          <NoCompany />
        ) : (
          <QueryBoundary query={portfolio} size="page" skeleton={<SkeletonText lines={12} />}>
            {(data) => <Editor id={id} portfolio={data} />}
          </QueryBoundary>
        )}
      </Container>
    </>
  );
}

function Editor({ id, portfolio }: { id: number | undefined; portfolio: OwnPortfolio }) {
  const { url } = useAddress(editorAddress);
  if (id === undefined) return <NotFoundState />;
  if (id !== portfolio.company.contractor_id) return <ForbiddenState />;
  const { project } = url;
  if (project === undefined) return <EditedCompany portfolio={portfolio} />;
  return (
    <OwnProjectDraft key={project} companyId={id} projectId={project === 'new' ? null : project} />
  );
}
