import { type Answer, readShopChangeAccount, send } from '@hien/api';
import { Button, DefinitionList, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

type Accounts = Answer<'readShopChangeAccount'>;

/** Both numbers in full to whoever asks, which is written down. */
export function ShopChangeAccounts({ id }: { id: number }) {
  const text = useText();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<Accounts>();
  const show = async () => {
    setAsking(true);
    try {
      setShown(await send(readShopChangeAccount, { id }));
    } catch {
      toast.show({ tone: 'critical', text: text('admin.return.account.failed') });
    }
    setAsking(false);
  };
  return (
    <Notice
      tone="info"
      title={text('shop-data.bank')}
      action={
        shown === undefined ? (
          <Button size="sm" loading={asking} loadingLabel={text('admin.doing')} onClick={show}>
            {text('admin.shop-change.account.show')}
          </Button>
        ) : undefined
      }
    >
      {shown === undefined ? (
        text('admin.shop-change.account.text')
      ) : (
        <DefinitionList
          items={[
            { term: text('shop-data.before'), detail: shown.before ?? text('shop-data.none') },
            { term: text('shop-data.after'), detail: shown.after ?? text('shop-data.none') },
          ]}
        />
      )}
    </Notice>
  );
}
