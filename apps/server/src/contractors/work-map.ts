import { type TypedDistrict, districtInCity, districtsOfWork, placesOfWork } from '@hien/domain';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { TtlCache } from '../ttl-cache.ts';

type Within = Pick<Answer<'getWorkMap'>['data'], 'districts' | 'elsewhere'>;
type City = Answer<'getWorkMap'>['data']['cities'][number];

const fiveMinutesMs = 300_000;

const onShow = `from contractor_projects t join contractors c on c.id = t.contractor_id
  where not t.hidden and c.approval = 'approved'`;

/** Where projects stand (docs/adr/0139), kept for five minutes: every project that is shown is counted for it. */
export function getWorkMap({ database, now }: Services): Handler<'getWorkMap'> {
  const keep = { lifeMs: fiveMinutesMs, most: 200, now };
  const cities = new TtlCache<readonly City[]>(keep);
  const districts = new TtlCache<Within>(keep);
  const readCities = () =>
    database.rows<City>(
      {
        name: 'work-map-cities',
        text: `select t.city, count(*)::int as projects, count(distinct t.contractor_id)::int as companies
          ${onShow} group by t.city order by count(*) desc, t.city limit 100`,
      },
      [],
    );
  const readDistricts = async (city: string): Promise<Within> => {
    const [typed, counted] = await Promise.all([
      database.rows<TypedDistrict>(
        {
          name: 'work-map-districts',
          text: `select t.district, count(*)::int as projects ${onShow} and t.city = $1 group by t.district`,
        },
        [city],
      ),
      database.rows<{ key: string; companies: number }>(
        {
          name: 'work-map-companies',
          text: `select d as key, count(*)::int as companies from contractors t, unnest(t.work_districts) d
            where t.approval = 'approved' and t.work_cities @> $1 and starts_with(d, $2) group by d`,
        },
        [[city], `${city}|`],
      ),
    ]);
    const within = districtsOfWork(typed);
    const companies = new Map(counted.map((one) => [one.key, one.companies]));
    return {
      elsewhere: within.elsewhere,
      districts: within.districts.map((one) => ({
        ...one,
        companies: companies.get(districtInCity(city, one.district)) ?? 0,
      })),
    };
  };
  return async ({ query: { city } }) => {
    const [all, within] = await Promise.all([
      cities.get('', readCities),
      // Of a city that nobody knows nothing has to be counted.
      city !== undefined && placesOfWork.has(city)
        ? districts.get(city, () => readDistricts(city))
        : { districts: [], elsewhere: 0 },
    ]);
    return {
      data: {
        cities: [...all],
        districts: [...within.districts],
        elsewhere: within.elsewhere,
      },
    };
  };
}
