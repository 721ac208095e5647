import { trialQuery } from '@hien/api';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Prefetch, nothingThere } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { idOf } from '../leads/id-of.ts';
import { useLead } from '../leads/use-lead.ts';
import { FreeTrialTaxView } from './FreeTrialTaxView.tsx';

export const prefetchFreeTrialTax: Prefetch = (queryClient, { language, params }) => {
  const id = idOf(params['id']);
  return [id === null ? nothingThere() : queryClient.fetchQuery(trialQuery(language, id))];
};

/** The invoice details after a design trial; its address comes by mail (D83). */
export function FreeTrialTaxScreen() {
  const text = useText();
  const id = idOf(useRouteParams(paths.freeTrialTax).id);
  return (
    <>
      <PageHead title={text('trial-tax.title')} hidden />
      {id === null ? <NotFoundState /> : <TaxOf id={id} />}
    </>
  );
}

function TaxOf({ id }: { id: number }) {
  const trial = useQuery(trialQuery(useLanguage(), id));
  const lead = useLead('trial_tax', id);
  return (
    <FreeTrialTaxView
      trial={trial}
      lead={lead}
      onSubmit={(values) => lead.send({ kind: 'trial_tax', trial_id: id, ...values })}
    />
  );
}
