import { type Answer, type EventPayload, type SellerItem, sendSellerEvents } from '@hien/api';
import { lotSchema } from '@hien/domain';
import { Button, Dialog, Input, Notice, Radio, Text } from '@hien/ui';
import { FormField, FormRadioGroup, SubmitButton, useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { reasonSentence } from '../../shared/order/order-words.ts';
import { sellerEventWords, sellerOffers } from './seller-actions.ts';
import type { LotEvent } from './SelectedActions.tsx';
import * as s from './LineTable.css.ts';

interface LotDialogProps {
  event: LotEvent;
  lines: readonly SellerItem[];
  /** `done`: every line went through. */
  onClose: (done: boolean) => void;
}

/** What the contract takes at once. */
const most = 200;

type Results = Answer<'sendSellerEvents'>['lines'];

const named = ({ orderNumber, item }: SellerItem): string => `${orderNumber} · ${item.thing.name}`;

/** One event for many lines: first which go and which cannot, and why; then what became of each. */
export function LotDialog({ event, lines, onClose }: LotDialogProps) {
  const text = useText();
  const [results, setResults] = useState<Results>();
  const close = () => onClose(results !== undefined && results.every(({ done }) => done));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={text('seller.bulk.title', {
        event: text(sellerEventWords[event]),
        count: lines.length,
      })}
      closeLabel={text('seller.act.close')}
      size="md"
    >
      {results === undefined ? (
        <Lot event={event} lines={lines} onSent={setResults} />
      ) : (
        <LotResults results={results} lines={lines} onClose={close} />
      )}
    </Dialog>
  );
}

function Lot({
  event,
  lines,
  onSent,
}: Pick<LotDialogProps, 'event' | 'lines'> & { onSent: (results: Results) => void }) {
  const text = useText();
  const sending = useSend(sendSellerEvents);
  const offers = lines.map((line) => ({
    line,
    refused: refusalOf(line, event),
  }));
  const going = offers
    .flatMap(({ line, refused }) => (refused === null ? [line] : []))
    .slice(0, most);
  // A lot that is sent again after a lost answer carries the same keys.
  const [keys] = useState(() => new Map(lines.map(({ item }) => [item.id, crypto.randomUUID()])));
  const parcels = event === 'seller.dispatch' || event === 'exchange.redeliver';
  return (
    <Form
      schema={lotSchema}
      initialValues={{
        kind: parcels ? 'carrier' : 'none',
        carrier: '',
        trackings: going.map(() => ''),
      }}
      className={s.form}
      draft={null}
      onSubmit={(values) =>
        sending.submit(
          {
            event,
            lines: going.map(({ orderId, orderVersion, item }, index) => ({
              orderId,
              itemId: item.id,
              expectedVersion: orderVersion,
              idempotencyKey: keys.get(item.id) ?? crypto.randomUUID(),
              payload: payloadOf(values, index),
            })),
          },
          (answer) => onSent(answer.lines),
        )
      }
    >
      <Text>{text('seller.bulk.will', { count: going.length })}</Text>
      {going.length === most ? (
        <Text tone="muted">{text('seller.bulk.most', { count: most })}</Text>
      ) : null}
      {parcels ? <Parcels lines={going} /> : null}
      <Refused offers={offers} />
      <SubmitButton fullWidth size="lg">
        {text('seller.bulk.send', { count: going.length })}
      </SubmitButton>
    </Form>
  );
}

interface LotValues {
  readonly kind: 'carrier' | 'self' | 'none';
  readonly carrier: string;
  readonly trackings: readonly string[];
}

function payloadOf({ kind, carrier, trackings }: LotValues, index: number): EventPayload {
  if (kind === 'none') return {};
  if (kind === 'self') return { shipment: { kind } };
  return { shipment: { kind, carrier, tracking: trackings[index] ?? '' } };
}

/** Why a line cannot take the event; null when it can. */
function refusalOf({ item }: SellerItem, event: LotEvent): string | null {
  const offer = sellerOffers(item).find((one) => one.event === event);
  return offer === undefined ? 'NOT_NOW' : offer.refused;
}

function Refused({ offers }: { offers: readonly { line: SellerItem; refused: string | null }[] }) {
  const text = useText();
  const language = useLanguage();
  const staying = offers.filter(({ refused }) => refused !== null);
  if (staying.length === 0) return null;
  return (
    <Notice tone="caution" title={text('seller.bulk.will-not', { count: staying.length })}>
      <ul className={s.reasons}>
        {staying.map(({ line, refused }) => (
          <li key={line.item.id}>
            {named(line)}: {reasonSentence(refused ?? 'NOT_NOW', 'seller', language)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One carrier for all, a number for each. */
function Parcels({ lines }: { lines: readonly SellerItem[] }) {
  const text = useText();
  const { value: kind } = useFormField<string>('kind');
  return (
    <>
      <FormRadioGroup name="kind" legend={text('seller.act.shipment.kind')}>
        <Radio value="carrier">{text('seller.act.shipment.carrier')}</Radio>
        <Radio value="self">{text('seller.act.shipment.self')}</Radio>
      </FormRadioGroup>
      {kind === 'self' ? null : (
        <>
          <FormField name="carrier" label={text('seller.act.carrier')} required>
            <Input maxLength={100} />
          </FormField>
          {lines.map((line, index) => (
            <FormField
              key={line.item.id}
              name={`trackings.${index}`}
              label={text('seller.bulk.tracking-of', {
                number: line.orderNumber,
                thing: line.item.thing.name,
              })}
              required
            >
              <Input maxLength={60} autoComplete="off" />
            </FormField>
          ))}
        </>
      )}
    </>
  );
}

function LotResults({
  results,
  lines,
  onClose,
}: {
  results: Results;
  lines: readonly SellerItem[];
  onClose: () => void;
}) {
  const text = useText();
  const done = results.filter((one) => one.done).length;
  return (
    <div className={s.form}>
      <Notice
        role="status"
        tone={done === results.length ? 'positive' : 'caution'}
        title={text('seller.bulk.result', { done, failed: results.length - done })}
      />
      <ul className={s.reasons}>
        {results.map(({ itemId, message }) => {
          const line = lines.find(({ item }) => item.id === itemId);
          return (
            <li key={itemId}>
              {line === undefined ? itemId : named(line)}: {message ?? text('seller.bulk.done')}
            </li>
          );
        })}
      </ul>
      <Button fullWidth size="lg" onClick={onClose}>
        {text('seller.act.close')}
      </Button>
    </div>
  );
}
