import { mostChosen } from '@hien/domain';
import { Button, Text } from '@hien/ui';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Chosen } from './useChosenLines.ts';

/** Goes from the lines that are ticked to all that match: said with their number, never by itself. */
export function ChooseAll({ all }: { all: Chosen['all'] }) {
  const text = useText();
  const { integer } = useFormat();
  if (all === null) return null;
  const { total, busy, failure, choose } = all;
  return (
    <>
      <Button
        size="sm"
        loading={busy}
        loadingLabel={text('seller.bulk.gathering')}
        onClick={() => void choose()}
      >
        {total > mostChosen
          ? text('seller.bulk.all.first', { most: integer(mostChosen), count: integer(total) })
          : text('seller.bulk.all', { count: integer(total) })}
      </Button>
      {failure === undefined ? null : (
        <Text role="alert" size="small">
          {failureText(failure, text)}
        </Text>
      )}
    </>
  );
}
