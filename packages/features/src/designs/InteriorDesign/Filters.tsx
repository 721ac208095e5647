import type { DesignCounts } from '@hien/api';
import { Chip, FilterGroup, PriceRange } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import {
  type DesignQuery,
  areaTiers,
  designStyles,
  designTypes,
  planTypes,
  roomTypes,
} from './design-query.ts';
import * as s from './Filters.css.ts';

interface FiltersProps {
  query: DesignQuery;
  counts: DesignCounts | undefined;
  onChange: (query: DesignQuery) => void;
}

/** What the designs can be narrowed to. */
export function Filters({ query, counts, onChange }: FiltersProps) {
  const text = useText();
  const format = useFormat();
  const set = (change: Partial<DesignQuery>) => onChange({ ...query, ...change });
  const labels = (legend: string) => ({
    legend,
    min: text('designs.filter.from'),
    max: text('designs.filter.to'),
    apply: text('designs.filter.apply'),
    unit: 'đ',
  });
  return (
    <>
      <Choice
        title={text('designs.filter.style')}
        values={designStyles}
        counts={counts?.style}
        value={query.style}
        label={(style) => text(`style.${style}`)}
        onChoose={(style) => set({ style })}
      />
      <Choice
        title={text('designs.filter.area')}
        values={areaTiers}
        counts={counts?.area}
        value={query.area}
        label={(area) => text(`designs.area.${area}`)}
        onChoose={(area) => set({ area })}
      />
      <Choice
        title={text('designs.filter.type')}
        values={designTypes}
        counts={counts?.design_type}
        value={query.type}
        label={(type) => text(`designs.type.${type}`)}
        onChoose={(type) => set({ type })}
      />
      <Choice
        title={text('designs.filter.room')}
        values={roomTypes}
        counts={counts?.room_type}
        value={query.room}
        label={(room) => text(`room.${room}`)}
        onChoose={(room) => set({ room })}
      />
      <Choice
        title={text('designs.filter.plan')}
        values={planTypes}
        counts={counts?.plan_type}
        value={query.plan}
        label={(plan) => text(`designs.plan.${plan}`)}
        onChoose={(plan) => set({ plan })}
      />
      <FilterGroup title={text('designs.filter.price')}>
        <PriceRange
          value={{ min: query.priceFrom, max: query.priceTo }}
          onApply={({ min, max }) => set({ priceFrom: min, priceTo: max })}
          format={format.integer}
          labels={labels(text('designs.filter.price'))}
        />
      </FilterGroup>
      <FilterGroup title={text('designs.filter.construction')}>
        <PriceRange
          value={{ min: query.buildFrom, max: query.buildTo }}
          onApply={({ min, max }) => set({ buildFrom: min, buildTo: max })}
          format={format.integer}
          labels={labels(text('designs.filter.construction'))}
        />
      </FilterGroup>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  values: readonly Value[];
  /** Of those that would leave something. */
  counts: Readonly<Record<string, number>> | undefined;
  value: Value | null;
  label: (value: Value) => string;
  onChoose: (value: Value | null) => void;
}

/** One of some; pressed again it is none. */
function Choice<Value extends string>({
  title,
  values,
  counts,
  value,
  label,
  onChoose,
}: ChoiceProps<Value>) {
  const format = useFormat();
  return (
    <FilterGroup title={title} chosen={value === null ? undefined : label(value)}>
      <div className={s.chips}>
        {values.map((one) => (
          <Chip
            key={one}
            chosen={one === value}
            // What leaves nothing can still be let go of.
            disabled={counts !== undefined && one !== value && counts[one] === undefined}
            count={counts?.[one] === undefined ? undefined : format.integer(counts[one])}
            onToggle={() => onChoose(one === value ? null : one)}
          >
            {label(one)}
          </Chip>
        ))}
      </div>
    </FilterGroup>
  );
}
