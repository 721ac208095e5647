import { listCategories } from '@hien/api';
import { Button, Notice, Select } from '@hien/ui';
import { itemSheet, itemSheetColumns, itemTemplate } from '@hien/domain';
import { useId, useState } from 'react';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { TableDownloads } from '../../parts/TableDownloads.tsx';
import { SheetSteps } from '../sheet/SheetSteps.tsx';
import { listsOf } from './lists-of.ts';
import type { LeftRun, TableStep } from './useItemTable.ts';
import { useTableSource } from './useTableSource.ts';
import * as s from '../sheet/sheet.css.ts';

interface TableStartProps {
  state: Extract<TableStep, { step: 'start' | 'reading' | 'fault' }>;
  left: LeftRun | undefined;
  onGoOn: (left: LeftRun) => void;
  onForget: () => void;
  onFile: (file: File) => void;
}

/** What went wrong before, and the way to a filled table. */
export function TableStart({ state, left, onGoOn, onForget, onFile }: TableStartProps) {
  const text = useText();
  return (
    <>
      {left === undefined ? null : (
        <Notice
          tone="caution"
          title={text('seller.table.left', { file: left.run.file })}
          action={
            <div className={s.foot}>
              <Button size="sm" onClick={onForget}>
                {text('seller.table.left.forget')}
              </Button>
              <Button size="sm" variant="primary" onClick={() => onGoOn(left)}>
                {text('seller.table.go-on')}
              </Button>
            </div>
          }
        >
          {text('seller.table.writing', { at: left.progress.at, all: left.run.rows.length })}
        </Notice>
      )}
      {state.step === 'fault' ? (
        <Notice role="alert" tone="critical" title={state.file}>
          {state.fault === 'columns'
            ? text('seller.table.fault.columns')
            : state.fault === 'call'
              ? text('seller.sheet.fault.call')
              : text(`seller.sheet.fault.${state.fault.fault}`, {
                  line: 'line' in state.fault ? state.fault.line : 0,
                })}
        </Notice>
      ) : null}
      <SheetSteps of="table" downloads={<Downloads />} step={state.step} onFile={onFile} />
    </>
  );
}

/** A template of a category, or the table of all that the shop has. */
function Downloads() {
  const text = useText();
  const language = useLanguage();
  const source = useTableSource();
  const categories = useCall(listCategories, {});
  const [chosen, setChosen] = useState('');
  const label = useId();
  const named = categories.data?.categories.find(({ categoryId: id }) => String(id) === chosen);
  return (
    <>
      <div className={s.words}>
        <span id={label} className={s.caption}>
          {text('seller.table.of')}
        </span>
        {categories.isError ? (
          <Notice
            role="alert"
            tone="critical"
            title={text('seller.table.categories.failed')}
            action={
              <Button size="sm" onClick={() => void categories.refetch()}>
                {text('state.retry')}
              </Button>
            }
          />
        ) : (
          <Select
            aria-labelledby={label}
            value={chosen}
            placeholder={text('seller.table.of.all')}
            options={(categories.data?.categories ?? []).map(
              ({ categoryId: id, name, nameEn, nameKo }) => ({
                value: String(id),
                label: { vi: name, en: nameEn, ko: nameKo }[language],
              }),
            )}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </div>
      <TableDownloads
        file={
          named === undefined
            ? text('seller.table.file')
            : `${text('seller.table.file.template')}-${named.slug}`
        }
        widths={itemSheetColumns.map(() => 20)}
        tablesOf={async () => {
          const all = await source.categories();
          return named === undefined
            ? [itemSheet(await source.items(), all, language)]
            : [itemTemplate(named.categoryId, all, language)];
        }}
        listsOf={async (heads) => ({
          of: listsOf(heads, await source.categories(), language, named?.categoryId),
          sheet: text('seller.table.lists'),
        })}
        failed="seller.sheet.fault.call"
      />
    </>
  );
}
