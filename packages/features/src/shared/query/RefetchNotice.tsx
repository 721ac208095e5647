import { Button, Notice } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

/** Says that what is shown is from before: the last try to update it failed. */
export function RefetchNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const text = useText();
  return (
    <Notice tone="caution" action={<Button size="sm" variant="quiet" loading={retrying} onClick={onRetry}>{text('state.retry')}</Button>}>
      {text('state.refetch-failed')}
    </Notice>
  );
}
