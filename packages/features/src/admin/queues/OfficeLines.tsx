import type { OfficeQuotationCase } from '@hien/api';
import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What was offered, line by line. */
export function OfficeLines({ lines }: Pick<OfficeQuotationCase, 'lines'>) {
  const text = useText();
  const format = useFormat();
  return (
    <DefinitionList
      look="sum"
      items={lines.map(({ name, quantity, price, amount }) => ({
        term: text('admin.office.line', { name, quantity, price: format.vnd(price) }),
        detail: format.vnd(amount),
      }))}
    />
  );
}
