import { Chip } from '@hien/ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../shared/i18n/useText.ts';
import { houseTypes } from '../../shared/catalog/house-types.ts';
import { type DesignQuery, designTypes } from './design-query.ts';
import * as s from './HouseRow.css.ts';

interface HouseRowProps {
  query: DesignQuery;
  href: (query: DesignQuery) => string;
}

/** The first question of a buyer, one press away: for which home, or for one room. */
export function HouseRow({ query, href }: HouseRowProps) {
  const text = useText();
  const navigate = useNavigate();
  const go = (change: Partial<DesignQuery>) =>
    void navigate(href({ ...query, ...change }), { preventScrollReset: true });
  return (
    <div className={s.row} role="group" aria-label={text('designs.filter.house')}>
      {houseTypes.map((house) => (
        <Chip
          key={house}
          chosen={query.house === house}
          onToggle={() => go({ house: query.house === house ? null : house })}
        >
          {text(`house.${house}`)}
        </Chip>
      ))}
      <Chip
        chosen={query.type === designTypes[1]}
        onToggle={() => go({ type: query.type === designTypes[1] ? null : designTypes[1] })}
      >
        {text('designs.type.by-room')}
      </Chip>
    </div>
  );
}
