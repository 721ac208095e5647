import { isApiError } from '@hien/api';
import { Button, Notice } from '@hien/ui';
import { useState } from 'react';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { forget } from '../store/kept-projects.ts';
import type { OfficeStore } from '../store/useOfficeProject.ts';
import type { OfficeLink } from './useOfficeAddress.ts';

/** Who has signed in is asked whether the project of this device goes into the account. */
export function TakeAlong({ store, link }: { store: OfficeStore; link: OfficeLink }) {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const take = async () => {
    if (store.project === null) return;
    try {
      const id = await store.store(store.project);
      link.go({ project: id }, { replace: true });
      forget(null);
    } catch (error) {
      setFailure(failureText(error, text));
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Notice
      tone={failure === undefined ? 'info' : 'critical'}
      role={failure === undefined ? undefined : 'alert'}
      title={text('office-plan.take.title')}
      action={
        <Button size="sm" loading={store.busy} onClick={() => void take()}>
          {text('office-plan.take')}
        </Button>
      }
    >
      {failure ?? text('office-plan.take.text')}
    </Notice>
  );
}
