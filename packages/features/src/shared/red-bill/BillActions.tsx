import type { RedBillDetail } from '@hien/api';
import { Button } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../i18n/useLanguage.ts';
import { reasonSentence } from '../order/order-words.ts';
import { type BillAct, billActLabels, billActs } from './bill-acts.tsx';
import { BillDialog } from './BillDialog.tsx';
import * as s from './bill.css.ts';

/** What the reader may do with an invoice, the next step first; what is not possible says why. */
export function BillActions({ detail }: { detail: RedBillDetail }) {
  const language = useLanguage();
  const [act, setAct] = useState<BillAct>();
  const offers = billActs.flatMap((one) => {
    const offer = detail.offers.find(({ event }) => event === one);
    return offer === undefined ? [] : [{ act: one, refused: offer.refused }];
  });
  if (offers.length === 0) return null;
  return (
    <div className={s.buttons}>
      {offers.map(({ act: one, refused }, index) => (
        <Button
          key={one}
          // What was sent is with staff: sending another number mends it, and is no next step.
          variant={
            index === 0 && !(one === 'send-number' && detail.bill.sentNumber !== null)
              ? 'primary'
              : 'secondary'
          }
          onClick={() => setAct(one)}
          {...(refused === null
            ? {}
            : {
                disabledReason: reasonSentence(
                  refused,
                  detail.viewer === 'buyer' ? 'buyer' : 'seller',
                  language,
                ),
              })}
        >
          {billActLabels[one][language]}
        </Button>
      ))}
      {act === undefined ? null : (
        <BillDialog act={act} detail={detail} onClose={() => setAct(undefined)} />
      )}
    </div>
  );
}
