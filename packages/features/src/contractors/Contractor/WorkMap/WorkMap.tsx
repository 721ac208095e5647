import { getWorkMap } from '@hien/api';
import { districtKey, placesOfWork } from '@hien/domain';
import { Heading, Link, Text } from '@hien/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../../shared/calls/useCall.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { MapSkeleton } from './MapSkeleton.tsx';
import * as s from './WorkMap.css.ts';

interface WorkMapProps {
  city: string | null;
  district: string | null;
  href: (city: string | null) => string;
  hrefOf: (district: string | null) => string;
}

/** Where the companies of the directory have built: a drawing and a table of the same, each of which narrows the list. */
export function WorkMap({ city, district: chosen, href, hrefOf }: WorkMapProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const query = useCall(
    getWorkMap,
    { city: city ?? undefined },
    { placeholderData: keepPreviousData },
  );
  const isChosen = (district: string) =>
    chosen !== null && districtKey(district) === districtKey(chosen);
  const nameOf = (of: string) => placesOfWork.get(of)?.name[language] ?? of;
  return (
    <section className={s.block} aria-labelledby="work-map">
      <Heading level={2} size="h5" id="work-map">
        {text('work-map.title')}
      </Heading>
      <QueryBoundary
        query={query}
        skeleton={<MapSkeleton />}
        isEmpty={({ cities }) => cities.length === 0}
        empty={<Text tone="muted">{text('work-map.none')}</Text>}
      >
        {({ cities, districts, elsewhere }) => (
          <div className={s.columns}>
            <MapDrawing cities={cities} city={city} href={href} />
            <div className={s.tables}>
              <table className={s.table} aria-label={text('work-map.cities')}>
                <thead>
                  <tr>
                    <th scope="col">{text('work-map.city')}</th>
                    <th scope="col" data-number>
                      {text('work-map.projects')}
                    </th>
                    <th scope="col" data-number>
                      {text('work-map.companies')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {cities.map((one) => (
                    <tr key={one.city} data-chosen={one.city === city || undefined}>
                      <th scope="row">
                        <Link
                          variant="quiet"
                          href={href(one.city === city ? null : one.city)}
                          aria-current={one.city === city ? 'true' : undefined}
                        >
                          {nameOf(one.city)}
                        </Link>
                      </th>
                      <td data-number>{integer(one.projects)}</td>
                      <td data-number>{integer(one.companies)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {city === null ? (
                <Text size="small" tone="muted">
                  {text('work-map.choose')}
                </Text>
              ) : districts.length === 0 ? (
                <Text size="small" tone="muted">
                  {text('work-map.districts.none', { city: nameOf(city) })}
                </Text>
              ) : (
                <table
                  className={s.table}
                  aria-label={text('work-map.districts', { city: nameOf(city) })}
                >
                  <thead>
                    <tr>
                      <th scope="col">{text('work-map.districts', { city: nameOf(city) })}</th>
                      <th scope="col" data-number>
                        {text('work-map.projects')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {districts.map(({ district, projects }) => (
                      <tr key={district} data-chosen={isChosen(district) || undefined}>
                        <th scope="row">
                          <Link
                            variant="quiet"
                            href={hrefOf(isChosen(district) ? null : district)}
                            aria-current={isChosen(district) ? 'true' : undefined}
                          >
                            {district}
                          </Link>
                        </th>
                        <td data-number>{integer(projects)}</td>
                      </tr>
                    ))}
                    {elsewhere === 0 ? null : (
                      <tr>
                        <th scope="row">{text('work-map.elsewhere')}</th>
                        <td data-number>{integer(elsewhere)}</td>
                      </tr>
                    )}
                  </tbody>
                </table>
              )}
            </div>
          </div>
        )}
      </QueryBoundary>
    </section>
  );
}
