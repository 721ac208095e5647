import { type Address, removeAddress } from '@hien/api';
import { Button, ConfirmDialog, EmptyState, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from '../../shared/my-page/AddressDialog.tsx';
import { useSaveAddress } from '../../shared/my-page/useSaveAddress.ts';
import * as s from './MyPage.css.ts';

type List = { items: readonly Address[]; max: number };

/** Where parcels go: ten at most, one of them the default. */
export function AddressBook({ addresses }: { addresses: Loadable<List> }) {
  const text = useText();
  const toast = useToast();
  const save = useSaveAddress();
  const removal = useSend(removeAddress);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [removed, setRemoved] = useState<Address | null>(null);
  const max = addresses.data?.max ?? 10;
  const full = (addresses.data?.items.length ?? 0) >= max;
  const add = (
    <div>
      <Button
        variant="primary"
        onClick={() => setEdited('new')}
        {...(full ? { disabledReason: text('my-page.addresses.full', { max }) } : {})}
      >
        {text('my-page.addresses.add')}
      </Button>
    </div>
  );
  const makeDefault = async ({ id, ...address }: Address) => {
    try {
      await save.change({ ...address, id, is_default: true });
    } catch {
      toast.show({ tone: 'critical', text: text('my-page.addresses.failed') });
    }
  };
  return (
    <MyPageFrame
      section="addresses"
      title={text('my-page.addresses.title')}
      lead={text('my-page.addresses.lead', { max })}
      action={addresses.data?.items.length ? add : undefined}
    >
      <QueryBoundary
        query={addresses}
        skeleton={<FormSkeleton fields={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={text('my-page.addresses.empty')}
            text={text('my-page.addresses.empty.text')}
            action={add}
          />
        }
      >
        {({ items }) => (
          <ul className={s.addresses}>
            {items.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={() => setEdited(address)}
                  onRemove={() => setRemoved(address)}
                  onMakeDefault={() => makeDefault(address)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <AddressDialog
        key={edited === 'new' ? 'new' : edited?.id}
        edited={edited}
        onClose={() => setEdited(null)}
      />
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => (open ? undefined : setRemoved(null))}
        title={text('my-page.addresses.remove.title', { receiver: removed?.receiver ?? '' })}
        description={text('my-page.addresses.remove.text')}
        confirmLabel={text('my-page.addresses.remove')}
        cancelLabel={text('my-page.addresses.keep')}
        waitingLabel={text('my-page.addresses.removing')}
        failedText={text('my-page.addresses.failed')}
        onConfirm={async () => {
          if (removed === null) return;
          await removal.send({ id: removed.id });
          toast.show({ text: text('my-page.addresses.removed') });
        }}
      />
    </MyPageFrame>
  );
}
