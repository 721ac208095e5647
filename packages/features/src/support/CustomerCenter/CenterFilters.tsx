import { customerCenterCategories, questionStates, questionTexts, topicLabels } from '@hien/domain';
import { Chip, Select } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListSearch } from '../../shared/lists/ListSearch.tsx';
import type { CenterUrl } from './center-url.ts';
import * as s from './CustomerCenterView.css.ts';

interface CenterFiltersProps {
  url: CenterUrl;
  href: (change: Partial<CenterUrl>) => string;
}

/** Which posts are listed: by state, by category, by words. All of it is in the address. */
export function CenterFilters({ url, href }: CenterFiltersProps) {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const go = (change: Partial<CenterUrl>) => void navigate(href(change));
  return (
    <div className={s.filters}>
      <div className={s.chips} role="group" aria-label={text('center.filter.state')}>
        <Chip chosen={url.state === undefined} href={href({ state: undefined })}>
          {text('center.filter.all')}
        </Chip>
        {questionStates.map((state) => (
          <Chip key={state} chosen={url.state === state} href={href({ state })}>
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
            onChange={({ currentTarget: { value } }) =>
              go({ category: customerCenterCategories.find((one) => one === value) })
            }
          />
        </div>
        <div className={s.search}>
          <ListSearch
            label={text('center.search')}
            placeholder={text('center.search.placeholder')}
            q={url.q}
            onSearch={(q) => go({ q })}
          />
        </div>
      </div>
    </div>
  );
}
