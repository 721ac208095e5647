import { Button, ButtonLink, Notice, useToast } from '@hien/ui';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../shared/forms/failure.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface ToPayProps {
  title: string;
  /** Where it is paid. */
  href: string;
  onDrop: () => Promise<unknown>;
  children: ReactNode;
}

/** Something that waits for its money: pay it, or let it go. */
export function ToPay({ title, href, onDrop, children }: ToPayProps) {
  const text = useText();
  const toast = useToast();
  const [state, setState] = useState<'open' | 'going' | { failed: string }>('open');
  const drop = async () => {
    setState('going');
    try {
      await onDrop();
      toast.show({ tone: 'positive', text: text('ad.waiting.dropped') });
    } catch (error) {
      setState({ failed: failureText(error, text) });
    }
  };
  return (
    <Notice
      tone={typeof state === 'object' ? 'critical' : 'caution'}
      title={title}
      action={
        <>
          <ButtonLink variant="primary" href={href}>
            {text('ad.waiting.pay')}
          </ButtonLink>
          <Button variant="quiet" loading={state === 'going'} onClick={() => void drop()}>
            {text('ad.waiting.drop')}
          </Button>
        </>
      }
    >
      {typeof state === 'object' ? state.failed : children}
    </Notice>
  );
}
