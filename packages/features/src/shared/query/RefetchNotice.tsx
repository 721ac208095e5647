import { ErrorState } from '@hien/ui';
import { useText } from '../i18n/useText.ts';

/** Says that what is shown is from before: the last try to update it failed. */
export function RefetchNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState
      size="inline"
      title={text('state.refetch-failed')}
      retry={{ label: text('state.retry'), onRetry, retrying }}
    />
  );
}
