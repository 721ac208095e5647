import {
  getContractor,
  listConstructionReviews,
  listContractorProjects,
  listDesigns,
} from '@hien/api';
import { paths } from '@hien/domain/routes';
import { useEffect } from 'react';
import { readId } from '../../shared/address/parts.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { tellSeen } from '../../shared/contractors/tell-seen.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { OfToday } from '../parts/OfToday.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { CompanyNotFound } from './CompanyNotFound.tsx';
import { CompanyView } from './CompanyView.tsx';
import { projectsInput } from './Projects.tsx';
import { saidInput } from './Said.tsx';
import { soldInput } from './SoldDesigns.tsx';

export const prefetch: Prefetch = async ({ need, want, notFound, moved, params, language }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  want(listContractorProjects, projectsInput(id));
  want(listConstructionReviews, saidInput(id));
  want(listDesigns, soldInput(id));
  const { contractor_id: today } = await need(getContractor, { contractor_id: id });
  if (today !== id) moved(paths.contractorDetail.to(language, { id: today }));
};

/** A company of the directory. */
export function Screen() {
  const id = readId(useRouteParams(paths.contractorDetail).id);
  return id === undefined ? <CompanyNotFound /> : <CompanyPage key={id} id={id} />;
}

function CompanyPage({ id }: { id: number }) {
  const company = useCall(getContractor, { contractor_id: id });
  const language = useLanguage();
  const isThere = company.data?.contractor_id === id;
  useEffect(() => {
    if (isThere) tellSeen({ contractor_id: id, channel: 'profile' });
  }, [isThere, id]);
  return (
    <OfToday
      id={id}
      company={company.data}
      to={(today) => paths.contractorDetail.to(language, { id: today })}
    >
      {company.data ? <CompanyHead company={company.data} /> : null}
      <CompanyView company={company} />
    </OfToday>
  );
}
