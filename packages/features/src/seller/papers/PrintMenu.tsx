import type { SellerItem } from '@hien/api';
import { Button, Menu } from '@hien/ui';
import { ChevronDown, Printer } from 'lucide-react';
import { useText } from '../../shared/i18n/useText.ts';
import { type PaperKind, mostPrinted, paperKinds } from './papers.ts';

interface PrintMenuProps {
  lines: readonly SellerItem[];
  hrefOf: (print: PaperKind, lines: readonly number[]) => string;
}

/** What can be printed of the chosen lines; of very many the first ones, and it says so. */
export function PrintMenu({ lines, hrefOf }: PrintMenuProps) {
  const text = useText();
  const ids = lines.slice(0, mostPrinted).map(({ item }) => item.id);
  return (
    <Menu
      align="end"
      renderTrigger={(trigger) => (
        <Button size="sm" {...trigger}>
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          {text('seller.papers')}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
      items={paperKinds.map((kind) => ({
        kind: 'link',
        id: kind,
        label: text(`seller.papers.${kind}`),
        ...(lines.length > ids.length
          ? { hint: text('seller.papers.first', { count: ids.length }) }
          : {}),
        href: hrefOf(kind, ids),
      }))}
    />
  );
}
