import { type TypedDistrict, districtsOfWork, placesOfWork } from '@hien/domain';
import type { Answer, Handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { TtlCache } from '../ttl-cache.ts';

type City = Answer<'getWorkMap'>['data']['cities'][number];

const fiveMinutesMs = 300_000;

const onShow = `from contractor_projects t join contractors c on c.id = t.contractor_id
  where not t.hidden and c.approval = 'approved'`;

/** Where projects stand (docs/adr/0139), kept for five minutes: every project that is shown is counted for it. */
export function getWorkMap({ database, now }: Services): Handler<'getWorkMap'> {
  const keep = { lifeMs: fiveMinutesMs, most: 200, now };
  const cities = new TtlCache<readonly City[]>(keep);
  const districts = new TtlCache<ReturnType<typeof districtsOfWork>>(keep);
  const readCities = () =>
    database.rows<City>(
      {
        name: 'work-map-cities',
        text: `select t.city, count(*)::int as projects, count(distinct t.contractor_id)::int as companies
          ${onShow} group by t.city order by count(*) desc, t.city limit 100`,
      },
      [],
    );
  const readDistricts = async (city: string) =>
    districtsOfWork(
      await database.rows<TypedDistrict>(
        {
          name: 'work-map-districts',
          text: `select t.district, count(*)::int as projects ${onShow} and t.city = $1 group by t.district`,
        },
        [city],
      ),
    );
  return async ({ query: { city } }) => {
    const [all, within] = await Promise.all([
      cities.get('', readCities),
      // Of a city that nobody knows nothing has to be counted.
      city !== undefined && placesOfWork.has(city)
        ? districts.get(city, () => readDistricts(city))
        : districtsOfWork([]),
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
