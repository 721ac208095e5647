import { Chip } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './SavedTabs.css.ts';

interface SavedTabsProps<Id extends string> {
  label: string;
  tabs: readonly {
    readonly id: Id;
    readonly name: string;
    readonly count: number;
    readonly href: string;
  }[];
  chosen: Id;
}

/** Lists of one page by kind, as links: each says how much there is. */
export function SavedTabs<Id extends string>({ label, tabs, chosen }: SavedTabsProps<Id>) {
  const text = useText();
  const { integer } = useFormat();
  return (
    <nav aria-label={label} className={s.tabs}>
      {tabs.map(({ id, name, count, href }) => (
        <Chip key={id} chosen={id === chosen} href={href}>
          {count === 0 ? name : text('my-page.bookmark.tab', { name, count: integer(count) })}
        </Chip>
      ))}
    </nav>
  );
}
