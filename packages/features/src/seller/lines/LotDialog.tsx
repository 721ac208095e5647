import type { EventPayload, SellerItem } from '@hien/api';
import { lotSchema } from '@hien/domain';
import { Button, Dialog, Notice, Skeleton, Text } from '@hien/ui';
import { SubmitButton } from '@hien/ui/form';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { reasonSentence } from '../../shared/order/order-words.ts';
import { ByReason } from './ByReason.tsx';
import { LotParcels } from './LotParcels.tsx';
import { LotResults } from './LotResults.tsx';
import { sellerEventWords, sellerOffers } from '../../shared/order/events/seller-actions.ts';
import type { LotEvent } from './SelectedActions.tsx';
import { type GoingLine, useLot } from './useLot.ts';
import * as s from './LineTable.css.ts';

interface LotDialogProps {
  event: LotEvent;
  lines: readonly SellerItem[];
  /** With the lines that the event did not reach: all of them when nothing was sent. */
  onClose: (left: readonly SellerItem[]) => void;
}

/** One event for many lines: first which go and which cannot, and why; then what became of each, and those once more. */
export function LotDialog({ event, lines, onClose }: LotDialogProps) {
  const text = useText();
  const { state, sent, sendAll, lookAgain } = useLot(event, lines);
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  // What was typed goes along into the next try.
  const [typed, setTyped] = useState<LotValues>({ kind: 'carrier', carrier: '', trackings: {} });
  const close = () => onClose(lines.filter(({ item }) => !done.has(item.id)));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && sent === undefined) close();
      }}
      title={text('seller.bulk.title', {
        event: text(sellerEventWords[event]),
        count: state.at === 'asking' ? state.lines.length : lines.length,
      })}
      closeLabel={text('seller.act.close')}
      size="md"
    >
      {state.at === 'looking' ? (
        <div className={s.form}>
          <Text role="status">{text('seller.bulk.looking', { count: state.ids.length })}</Text>
          <Skeleton height="6rem" />
        </div>
      ) : state.at === 'unseen' ? (
        <div className={s.form}>
          <Notice role="alert" tone="critical">
            {state.why}
          </Notice>
          <Button fullWidth size="lg" onClick={() => lookAgain(state.ids)}>
            {text('seller.bulk.retry', { count: state.ids.length })}
          </Button>
        </div>
      ) : state.at === 'asking' ? (
        <Lot
          event={event}
          lines={state.lines}
          typed={typed}
          sent={sent}
          onSend={async (going, values) => {
            setTyped(values);
            const told = await sendAll(going);
            setDone(new Set([...done, ...told]));
          }}
        />
      ) : (
        <LotResults told={state.told} onRetry={(ids) => lookAgain(ids)} onClose={close} />
      )}
    </Dialog>
  );
}

interface LotValues {
  readonly kind: 'carrier' | 'self';
  readonly carrier: string;
  /** The parcel's number by the line's. */
  readonly trackings: Readonly<Record<number, string>>;
}

interface LotProps extends Pick<LotDialogProps, 'event' | 'lines'> {
  typed: LotValues;
  sent: number | undefined;
  onSend: (going: readonly GoingLine[], typed: LotValues) => Promise<void>;
}

function Lot({ event, lines, typed, sent, onSend }: LotProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const offers = lines.map((line) => ({ line, refused: refusalOf(line, event) }));
  const going = offers.flatMap(({ line, refused }) => (refused === null ? [line] : []));
  const staying = offers.flatMap(({ line, refused }) =>
    refused === null ? [] : [{ line, reason: reasonSentence(refused, 'seller', language) }],
  );
  const parcels = event === 'seller.dispatch' || event === 'exchange.redeliver';
  return (
    <Form
      schema={lotSchema}
      initialValues={{
        kind: parcels ? typed.kind : 'none',
        carrier: typed.carrier,
        pasted: '',
        trackings: going.map(({ item }) => typed.trackings[item.id] ?? ''),
      }}
      className={s.form}
      draft={null}
      onSubmit={async ({ kind, carrier, trackings }) => {
        await onSend(
          going.map((line, index) => ({
            line,
            payload: payloadOf({ kind, carrier }, trackings[index] ?? ''),
          })),
          {
            kind: kind === 'none' ? 'carrier' : kind,
            carrier,
            trackings: Object.fromEntries(
              going.map(({ item }, index) => [item.id, trackings[index] ?? '']),
            ),
          },
        );
        return undefined;
      }}
    >
      <Text>{text('seller.bulk.will', { count: going.length })}</Text>
      {staying.length === 0 ? null : (
        <Notice tone="caution" title={text('seller.bulk.will-not', { count: staying.length })}>
          <ByReason lines={staying} />
        </Notice>
      )}
      {going.length === 0 ? null : (
        <>
          {parcels ? <LotParcels lines={going} /> : null}
          {sent === undefined ? null : (
            <Text role="status" tone="muted">
              {text('seller.bulk.sent', { done: integer(sent), count: integer(going.length) })}
            </Text>
          )}
          <SubmitButton fullWidth size="lg">
            {text('seller.bulk.send', { count: going.length })}
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

function payloadOf(
  { kind, carrier }: { readonly kind: 'carrier' | 'self' | 'none'; readonly carrier: string },
  tracking: string,
): EventPayload {
  if (kind === 'none') return {};
  if (kind === 'self') return { shipment: { kind } };
  return { shipment: { kind, carrier, tracking } };
}

/** Why a line cannot take the event; null when it can. */
function refusalOf({ item }: SellerItem, event: LotEvent): string | null {
  const offer = sellerOffers(item).find((one) => one.event === event);
  return offer === undefined ? 'NOT_NOW' : offer.refused;
}
