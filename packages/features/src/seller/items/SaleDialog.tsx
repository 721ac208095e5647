import { type ShopItem, type ShopItemsResult, sendShopItemEvents } from '@hien/api';
import { type SaleEvent, saleRefusal } from '@hien/domain';
import { Button, Dialog, Notice, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { reasonSentence } from '../../shared/order/order-words.ts';
import { mostItems } from './grid-edits.ts';
import { saleWords } from './sale-words.ts';
import * as s from './items.css.ts';

interface SaleDialogProps {
  event: SaleEvent;
  items: readonly ShopItem[];
  onClose: (done: boolean) => void;
}

/** What takes an event back, for as long as the message of it stands (ten seconds); a deletion cannot be. */
const takenBackBy: Partial<Record<SaleEvent, SaleEvent>> = {
  'seller.stop': 'seller.resume',
  'seller.resume': 'seller.stop',
};

/** Which items go and which stay, and why; then what was refused. */
export function SaleDialog({ event, items, onClose }: SaleDialogProps) {
  const text = useText();
  const toast = useToast();
  const sending = useSend(sendShopItemEvents);
  // As they were when the question was asked: the list behind it changes with the answer.
  const [asked] = useState(() =>
    items.map((item) => ({ item, refused: saleRefusal(item, event) })),
  );
  const going = asked
    .flatMap(({ item, refused }) => (refused === null ? [item] : []))
    .slice(0, mostItems);
  const [failed, setFailed] = useState<ShopItemsResult['items'] | string>();
  const send = async () => {
    const failure = await sending.submit(
      { event, ids: going.map(({ id }) => id) },
      ({ items: results }) => {
        const refused = results.filter(({ done }) => !done);
        if (refused.length > 0) return setFailed(refused);
        const back = takenBackBy[event];
        toast.show({
          tone: 'positive',
          text: text(saleWords[event].done, { count: results.length }),
          ...(back !== undefined && {
            action: { label: text('seller.items.undo'), onAction: () => void takeBack(back) },
          }),
        });
        return onClose(true);
      },
    );
    if (failure !== undefined) setFailed(failure.message ?? '');
  };
  // The dialog is closed by then: what became of it is said where it was asked.
  const takeBack = async (back: SaleEvent) => {
    let undone = 0;
    const failure = await sending.submit(
      { event: back, ids: going.map(({ id }) => id) },
      ({ items: results }) => {
        undone = results.filter(({ done }) => done).length;
      },
    );
    const left = going.length - undone;
    toast.show(
      left === 0
        ? { tone: 'positive', text: text('seller.items.undone', { count: undone }) }
        : {
            tone: 'critical',
            text: failure?.message ?? text('seller.items.not-done', { count: left }),
          },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose(false);
      }}
      title={text(saleWords[event].title, { count: going.length })}
      closeLabel={text('seller.act.close')}
      size="md"
    >
      <div className={s.form}>
        <Text>{text(saleWords[event].text)}</Text>
        <Staying asked={asked} />
        {failed === undefined ? null : <NotDone failed={failed} items={items} />}
        {typeof failed === 'object' ? (
          <Button fullWidth size="lg" onClick={() => onClose(false)}>
            {text('seller.act.close')}
          </Button>
        ) : (
          <Button
            fullWidth
            size="lg"
            variant={event === 'seller.delete' ? 'danger' : 'primary'}
            loading={sending.busy}
            onClick={() => void send()}
          >
            {text(saleWords[event].label)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Staying({
  asked,
}: {
  asked: readonly { readonly item: ShopItem; readonly refused: string | null }[];
}) {
  const text = useText();
  const language = useLanguage();
  const staying = asked.flatMap(({ item, refused }) =>
    refused === null ? [] : [{ item, refused }],
  );
  if (staying.length === 0) return null;
  return (
    <Notice tone="caution" title={text('seller.items.will-not', { count: staying.length })}>
      <ul className={s.reasons}>
        {staying.map(({ item, refused }) => (
          <li key={item.id}>
            {item.name}: {reasonSentence(refused, 'seller', language)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function NotDone({
  failed,
  items,
}: {
  failed: ShopItemsResult['items'] | string;
  items: readonly ShopItem[];
}) {
  const text = useText();
  if (typeof failed === 'string')
    return (
      <Notice role="alert" tone="critical">
        {failed}
      </Notice>
    );
  return (
    <Notice
      role="alert"
      tone="critical"
      title={text('seller.items.not-done', { count: failed.length })}
    >
      <ul className={s.reasons}>
        {failed.map(({ id, message }) => (
          <li key={id}>
            {items.find((item) => item.id === id)?.name ?? id}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
