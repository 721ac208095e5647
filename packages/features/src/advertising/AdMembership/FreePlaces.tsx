import type { AdCity, MembershipOverview } from '@hien/api';
import { limits } from '@hien/domain';
import { Accordion, Field, Heading, Select, SkeletonText, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { JoinLine } from '../parts/JoinLine.tsx';
import { table } from '../parts/table.css.ts';
import * as s from './AdMembershipView.css.ts';

interface FreePlacesProps {
  cities: Loadable<{ items: readonly AdCity[] }>;
  city: string;
  onCity: (city: string) => void;
  /** The reader's company; undefined for who has none. */
  mine: MembershipOverview | undefined;
}

/** How many gold places a city still has, each of them drawn, and the same for every city as a table. */
export function FreePlaces({ cities, city, onCity, mine }: FreePlacesProps) {
  const text = useText();
  return (
    <section className={s.block} aria-labelledby="free">
      <div className={s.intro}>
        <Heading level={2} size="h3" id="free">
          {text('ad.free.title')}
        </Heading>
        <Text size="small" tone="muted">
          {text('ad.free.lead', { minutes: limits.ad.holdMinutes })}
        </Text>
      </div>
      <QueryBoundary query={cities} skeleton={<SkeletonText lines={8} />}>
        {({ items }) => (
          <>
            <Field label={text('ad.free.city')}>
              <Select
                value={city}
                onChange={({ target }) => onCity(target.value)}
                options={items.map((one) => ({ value: one.city, label: one.city }))}
              />
            </Field>
            {items
              .filter((one) => one.city === city)
              .map((one) => (
                <OneCity key={one.city} city={one} mine={mine} />
              ))}
            <Accordion
              level={3}
              items={[{ id: 'all', title: text('ad.free.all'), content: <Every items={items} /> }]}
            />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function OneCity({ city, mine }: { city: AdCity } & Pick<FreePlacesProps, 'mine'>) {
  const { goldFree, gold, basic } = city;
  const text = useText();
  const all = goldFree + gold;
  return (
    <div className={s.city}>
      <p className={s.free}>
        {goldFree === 0 ? text('ad.free.none') : text('ad.free.gold', { free: goldFree, all })}
      </p>
      <div className={s.places} aria-hidden>
        {Array.from({ length: all }, (_, at) => (
          <span key={at} className={at < gold ? s.taken : s.open} />
        ))}
      </div>
      <p className={s.key} aria-hidden>
        <span className={s.taken} /> {text('ad.free.key.taken')}
        <span className={s.open} /> {text('ad.free.key.free')}
      </p>
      <Text size="small" tone="muted">
        {text('ad.free.others', { count: basic })}
      </Text>
      {goldFree === 0 ? <JoinLine city={city} mine={mine} /> : null}
    </div>
  );
}

function Every({ items }: { items: readonly AdCity[] }) {
  const text = useText();
  const { integer } = useFormat();
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{text('ad.free.table.city')}</th>
          <th scope="col">{text('ad.free.table.gold')}</th>
          <th scope="col">{text('ad.free.table.basic')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ city, goldFree, basic }) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            <td>{integer(goldFree)}</td>
            <td>{integer(basic)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
