import { Chip, SearchBox } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n/useText.ts';
import { type InboxUrl, inboxFilters } from './inbox-url.ts';
import * as s from './InboxView.css.ts';

/** What of the inbox is listed: each choice is an address. */
export function InboxFilters({ url, href }: { url: InboxUrl; href: (url: InboxUrl) => string }) {
  const text = useText();
  const navigate = useNavigate();
  const [q, setQ] = useState(url.q);
  const search = (words: string) => void navigate(href({ ...url, q: words.trim(), page: 1 }));
  return (
    <div className={s.filters}>
      <SearchBox
        label={text('inbox.search')}
        placeholder={text('inbox.search.placeholder')}
        value={q}
        onChange={(words) => {
          setQ(words);
          if (words === '' && url.q !== '') search('');
        }}
        onSubmit={search}
        clearLabel={text('support.search.clear')}
        submitLabel={text('support.search.submit')}
      />
      <div className={s.chips} role="group" aria-label={text('inbox.filter')}>
        {inboxFilters.map((show) => (
          <Chip key={show} chosen={url.show === show} href={href({ ...url, show, page: 1 })}>
            {text(`inbox.filter.${show}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
