import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { type InboxUrl, inboxFilters } from './inbox-url.ts';
import * as s from './InboxView.css.ts';

interface InboxFiltersProps {
  url: InboxUrl;
  href: (change: Partial<InboxUrl>) => string;
}

/** What of the inbox is listed: each choice is an address. */
export function InboxFilters({ url, href }: InboxFiltersProps) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <div className={s.filters}>
      <ListSearch
        label={text('inbox.search')}
        placeholder={text('inbox.search.placeholder')}
        q={url.q}
        onSearch={(q) => void navigate(href({ q }))}
      />
      <ListChips
        label={text('inbox.filter')}
        options={inboxFilters.map((value) => ({ value, label: text(`inbox.filter.${value}`) }))}
        value={url.show}
        href={(show) => href({ show })}
      />
    </div>
  );
}
