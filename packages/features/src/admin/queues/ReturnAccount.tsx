import { type Answer, type MoneyReturnCase, readReturnAccount, send } from '@hien/api';
import { Button, DefinitionList, Notice, useToast } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';

type Account = Answer<'readReturnAccount'>;

/** The buyer's account: its last digits, and in full to whoever asks, which is written down. */
export function ReturnAccount({ one }: { one: MoneyReturnCase }) {
  const text = useText();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [full, setFull] = useState<Account>();
  if (one.account === null)
    return (
      <Notice tone="caution" title={text('admin.return.account.missing')}>
        {text('admin.return.account.missing.text')}
      </Notice>
    );
  const show = async () => {
    setAsking(true);
    try {
      setFull(await send(readReturnAccount, { id: one.id }));
    } catch {
      toast.show({ tone: 'critical', text: text('admin.return.account.failed') });
    }
    setAsking(false);
  };
  const shown = full ?? { ...one.account, holder: null };
  return (
    <Notice
      tone="info"
      title={text('admin.return.account')}
      action={
        full === undefined ? (
          <Button size="sm" loading={asking} loadingLabel={text('admin.doing')} onClick={show}>
            {text('admin.return.account.show')}
          </Button>
        ) : undefined
      }
    >
      <DefinitionList
        items={[
          { term: text('admin.return.account.bank'), detail: shown.bank },
          ...(shown.holder === null
            ? []
            : [{ term: text('admin.return.account.holder'), detail: shown.holder }]),
          { term: text('admin.return.account.number'), detail: shown.account },
        ]}
      />
    </Notice>
  );
}
