import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as s from './Accordion.css.ts';

export type AccordionItem = {
  id: string;
  title: string;
  /** A quiet line beside the title. */
  hint?: string;
  content: ReactNode;
  defaultOpen?: boolean;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** The level of the titles in the page's outline. */
  level?: 2 | 3 | 4;
};

/** Parts that fold, on the browser's own `details`: found by the page search, open without script. */
export const Accordion = ({ items, single = false, level = 3 }: AccordionProps) => {
  const group = useId();
  const Title = `h${level}` as const;
  return (
    <div className={s.root}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          className={s.item}
          name={single ? group : undefined}
          open={item.defaultOpen}
        >
          <summary className={s.head}>
            <Title className={s.title}>{item.title}</Title>
            {item.hint ? <span className={s.hint}>{item.hint}</span> : null}
            <Plus className={s.mark} size={20} strokeWidth={1.5} aria-hidden />
          </summary>
          <div className={s.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
};
