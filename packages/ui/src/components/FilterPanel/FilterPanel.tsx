import { useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as s from './FilterPanel.css.ts';

export type FilterPanelTexts = {
  /** Names the filters, beside the list and in the sheet, e.g. “Bộ lọc”. */
  title: string;
  /** On the button of narrow screens. */
  open: string;
  close: string;
  /** Leaves the sheet, with what there is to see, e.g. “Xem 48 sản phẩm”. */
  show: string;
  /** Names the list. */
  list: string;
};

export type FilterPanelProps = {
  texts: FilterPanelTexts;
  /** The questions: FilterGroups, as a rule. Each answer changes the list at once. */
  filters: ReactNode;
  /** How many answers are in force, e.g. “2”; stands on the button. */
  chosen?: string | undefined;
  /** What was found, e.g. “48 sản phẩm”. */
  found: ReactNode;
  /** At the end of the bar, such as a SortMenu. */
  tools?: ReactNode;
  /** The answers in force, such as FilterChips; left out when there are none. */
  active?: ReactNode;
  /** Where it stands on its page. */
  className?: string;
  /** The list. */
  children: ReactNode;
};

/** A list and what narrows it: the questions stand beside it on wide screens and in a sheet on others. */
export const FilterPanel = ({
  texts,
  filters,
  chosen,
  found,
  tools,
  active,
  className,
  children,
}: FilterPanelProps) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={cx(s.columns, className)}>
      <aside className={s.side} aria-label={texts.title}>
        {filters}
      </aside>
      <section className={s.results} aria-label={texts.list}>
        <div className={s.bar}>
          <p className={s.found}>{found}</p>
          <div className={s.tools}>
            <div className={s.narrow}>
              <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog">
                {texts.open}
                {chosen ? <span className={s.chosen}>{chosen}</span> : null}
              </Button>
            </div>
            {tools}
          </div>
        </div>
        <div className={s.active}>{active}</div>
        {children}
      </section>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={texts.title}
        closeLabel={texts.close}
        footer={
          <Button variant="primary" fullWidth onClick={() => setOpen(false)}>
            {texts.show}
          </Button>
        }
      >
        {filters}
      </Sheet>
    </div>
  );
};
