import { customerCenterCategories, questionStates, questionTexts, topicLabels } from '@hien/domain';
import { Select } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
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
      <ListChips
        label={text('center.filter.state')}
        all={text('center.filter.all')}
        options={questionStates.map((value) => ({
          value,
          label: questionTexts.states[value].label[language],
        }))}
        value={url.state}
        href={(state) => href({ state })}
      />
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
