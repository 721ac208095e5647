import { getDesign } from '@hien/api';
import { Heading, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import * as s from '../../shared/checkout/checkout.css.ts';
import { AskContractors } from '../../shared/designs/AskContractors.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { NoDesigns } from './NoDesigns.tsx';

/** Who buys through a contractor is led to one, with the designs (D78). */
export function ThroughContractor({ designIds }: { designIds: readonly number[] }) {
  const text = useText();
  const design = useCall(getDesign, { id: designIds[0] ?? 0 });
  return (
    <section className={s.part} aria-labelledby="checkout-contractor">
      <Heading level={2} size="h4" id="checkout-contractor">
        {text('orders.designs.checkout.contractor')}
      </Heading>
      <QueryBoundary
        query={design}
        skeleton={<Skeleton width="100%" height="9rem" />}
        notFound={<NoDesigns />}
      >
        {({ contractors }) => <AskContractors contractors={contractors} designIds={designIds} />}
      </QueryBoundary>
    </section>
  );
}
