import { type Transaction, listTransactions, query } from '@hien/api';
import { type SettlementKind, lineSheet } from '@hien/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { TableDownloads } from '../parts/TableDownloads.tsx';

interface LineDownloadsProps {
  /** Which lines, as they are searched; all pages of them. */
  of: {
    month?: string;
    from?: string;
    to?: string;
    kind?: SettlementKind;
    q?: string;
  };
  /** What tells this file from another. */
  name: string;
}

/** As many as the server answers at a time. */
const limit = 100;

/** In signs, in the order of the columns. */
const widths = [18, 16, 20, 22, 44, 24, 16, 18, 12];

/** All lines that are found, as a table. */
export function LineDownloads({ of, name }: LineDownloadsProps) {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const lines = async () => {
    const all: Transaction[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const part = await client.fetchQuery({
        ...query(listTransactions, language, { ...of, page, limit }),
        staleTime: 0,
      });
      all.push(...part.items);
      pages = part.meta.totalPages;
    }
    return all;
  };
  return (
    <TableDownloads
      size="sm"
      file={`${text('seller.money.file')}-${name}`}
      widths={widths}
      tablesOf={async () => [
        lineSheet(
          (await lines()).map(({ order, at, ...line }) => ({
            ...line,
            at: Date.parse(at),
            number: order?.number ?? null,
          })),
          language,
        ),
      ]}
      failed="seller.money.file.failed"
    />
  );
}
