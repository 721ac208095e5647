import { getTrial } from '@hien/api';
import { useCall } from '../../shared/calls/useCall.ts';
import { paths } from '@hien/domain/routes';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { readId } from '../../shared/address/parts.ts';
import { useLead } from '../leads/use-lead.ts';
import { FreeTrialTaxView } from './FreeTrialTaxView.tsx';

export const prefetch: Prefetch = ({ notFound, need, params }) => {
  const id = readId(params['id']);
  if (id === undefined) notFound();
  else need(getTrial, { id });
};

/** The invoice details after a design trial; its address comes by mail (D83). */
export function Screen() {
  const text = useText();
  const id = readId(useRouteParams(paths.freeTrialTax).id);
  return (
    <>
      <PageHead title={text('trial-tax.title')} hidden />
      {id === undefined ? <NotFoundState /> : <TaxOf id={id} />}
    </>
  );
}

function TaxOf({ id }: { id: number }) {
  const text = useText();
  const trial = useCall(getTrial, { id });
  const lead = useLead('trial_tax', id, { AUTH_05: text('trial-tax.other-email') });
  return (
    <FreeTrialTaxView
      trial={trial}
      lead={lead}
      onSubmit={(values) => lead.send({ kind: 'trial_tax', trial_id: id, ...values })}
    />
  );
}
