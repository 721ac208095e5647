import { customerCenterCategories, questionStates, questionTexts, topicLabels } from '@hien/domain';
import { Chip, SearchBox, Select } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type CenterUrl, readCenterUrl } from './center-url.ts';
import * as s from './CustomerCenterView.css.ts';

interface CenterFiltersProps {
  url: CenterUrl;
  href: (url: CenterUrl) => string;
}

/** Which posts are listed: by state, by category, by words. All of it is in the address. */
export function CenterFilters({ url, href }: CenterFiltersProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [q, setQ] = useState(url.q);
  const go = (change: Partial<CenterUrl>) => void navigate(href({ ...url, page: 1, ...change }));
  return (
    <div className={s.filters}>
      <div className={s.chips} role="group" aria-label={text('center.filter.state')}>
        <Chip chosen={url.state === undefined} href={href({ ...url, state: undefined, page: 1 })}>
          {text('center.filter.all')}
        </Chip>
        {questionStates.map((state) => (
          <Chip key={state} chosen={url.state === state} href={href({ ...url, state, page: 1 })}>
            {questionTexts.states[state].label[language]}
          </Chip>
        ))}
      </div>
      <div className={s.tools}>
        <div className={s.category}>
          <Select
            aria-label={text('center.filter.category')}
            value={url.category ?? ''}
            placeholder={text('center.filter.category.all')}
            options={customerCenterCategories.map((value) => ({
              value,
              label: topicLabels[value][language],
            }))}
            onChange={(event) => {
              const chosen = new URLSearchParams({ category: event.currentTarget.value });
              go({ category: readCenterUrl(chosen).category });
            }}
          />
        </div>
        <div className={s.search}>
          <SearchBox
            label={text('center.search')}
            placeholder={text('center.search.placeholder')}
            value={q}
            onChange={(words) => {
              setQ(words);
              if (words === '' && url.q !== '') go({ q: '' });
            }}
            onSubmit={(words) => go({ q: words.trim() })}
            clearLabel={text('support.search.clear')}
            submitLabel={text('support.search.submit')}
          />
        </div>
      </div>
    </div>
  );
}
