import { inquiryStates, inquiryTexts } from '@hien/domain';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import { type InboxFilter, type InboxUrl, inboxFilters } from './inbox-url.ts';
import * as s from './InboxView.css.ts';

interface InboxFiltersProps {
  url: InboxUrl;
  /** Inquiries that wait for a company of the reader; null for who has none, and until it is known. */
  newInquiries: number | null;
  href: (change: Partial<InboxUrl>) => string;
}

/** What of the inbox is listed: each choice is an address. */
export function InboxFilters({ url, newInquiries, href }: InboxFiltersProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const navigate = useNavigate();
  const labelOf = (filter: InboxFilter) =>
    filter === 'new' && newInquiries !== null && newInquiries > 0
      ? text('inbox.filter.new.count', { count: integer(newInquiries) })
      : text(`inbox.filter.${filter}`);
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
        options={inboxFilters
          .filter((value) => value !== 'new' || newInquiries !== null || url.show === 'new')
          .map((value) => ({ value, label: labelOf(value) }))}
        value={url.show}
        // What is new stands where it stands: the other question is answered with it.
        href={(show) => href({ show, ...(show === 'new' ? { stands: null } : {}) })}
      />
      <div>
        <Choice
          label={text('inbox.stands')}
          all={text('inbox.stands.all')}
          value={url.show === 'new' ? 'new' : url.stands}
          options={inquiryStates.map((value) => ({ value, label: inquiryTexts[value][language] }))}
          href={(stands) => href({ stands, ...(url.show === 'new' ? { show: 'received' } : {}) })}
        />
      </div>
    </div>
  );
}
