import { type DesignQuote, isApiError, placeDesignOrder, quoteDesigns } from '@hien/api';
import { designCheckoutSchema } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../../shared/calls/useProfile.ts';
import { useSend } from '../../../shared/calls/useSend.ts';
import { failureOf } from '../../../shared/forms/failure.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import * as s from '../../../shared/checkout/checkout.css.ts';
import { DesignCheckoutParts } from './DesignCheckoutParts.tsx';

const start = {
  method: '' as const,
  referralCode: '',
  over18: false,
  terms: false,
  noRefund: false,
  redBill: null,
};

/** Consents are given to what is on the page now. */
const consents = ['over18', 'terms', 'noRefund'];

interface DesignCheckoutFormProps {
  first: DesignQuote;
  /** The message of the member in whose name they are bought. */
  forMessage: number | undefined;
}

/** The checkout of designs as one form. What the server refuses stands at its place, and nothing typed is lost. */
export function DesignCheckoutForm({ first, forMessage }: DesignCheckoutFormProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const place = useSend(placeDesignOrder, { wait: false });
  /** What the buyer looks at while pressing: the price must be this one. */
  const [shown, setShown] = useState<DesignQuote | null>(null);
  return (
    <Form
      schema={designCheckoutSchema}
      initialValues={start}
      className={s.form}
      draft={
        profile ? { in: `designs-${profile.id}`, until: 'tab-closes', without: consents } : null
      }
      onSubmit={async (values) => {
        if (shown === null) return { message: text('orders.checkout.price.waiting') };
        const bought = shown.lines.filter(({ problem }) => problem === null);
        try {
          const order = await place.send({
            ...values,
            ...(forMessage === undefined ? {} : { forMessage }),
            designIds: bought.map(({ designId }) => designId),
            expectedTotal: shown.total,
          });
          void navigate(
            paths.payment.to(language, {
              type: 'design',
              id: order.groupId,
              payType: order.method,
            }),
            { replace: true },
          );
          return undefined;
        } catch (error) {
          const gone =
            isApiError(error) && error.fields.some(({ field }) => field.startsWith('designs.'));
          // The page shows what it is now, each design with its reason.
          if (gone || (isApiError(error) && error.code === 'CONFLICT'))
            await queryClient.invalidateQueries({ queryKey: [quoteDesigns.id] });
          if (gone) return { message: text('orders.designs.checkout.blocked', { count: 1 }) };
          if (isApiError(error) && error.code === 'CONFLICT')
            return { message: text('orders.checkout.price.changed') };
          return failureOf(error, text);
        }
      }}
    >
      <DesignCheckoutParts first={first} forMessage={forMessage} onShown={setShown} />
    </Form>
  );
}
