import type { ContractorDetail } from '@hien/api';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Under which names the company stood here before: a new one leaves nothing behind (docs/adr/0142). */
export function FormerNames({ names }: { names: ContractorDetail['former_names'] }) {
  const text = useText();
  const format = useFormat();
  if (names.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {text('contractor.former', {
        names: names
          .map(({ name, until }) =>
            text('contractor.former.one', { name, date: format.date(until) }),
          )
          .join(', '),
      })}
    </Text>
  );
}
