import { ApiError } from '../http/api-error.ts';
import { type Handler, JsonText } from '../http/handler.ts';
import stored from './wards.json' with { type: 'json' };

/**
 * Cities, their wards, and what each was: city, district, wards. From the statistics office's table of conversion
 * (docs/adr/0205).
 */
type Stored = Readonly<
  Record<string, Record<string, Record<string, Record<string, readonly string[]>>>>
>;

const answers = new Map(
  Object.entries(stored as Stored).map(([city, wards]) => [
    city,
    new JsonText(JSON.stringify({ data: { city, wards: Object.entries(wards).map(wardOf) } })),
  ]),
);

function wardOf([name, was]: [string, Stored[string][string]]) {
  return {
    name,
    was: Object.entries(was).flatMap(([city, districts]) =>
      Object.entries(districts).map(([district, wards]) => ({ city, district, wards })),
    ),
  };
}

/** Wards of a city since July 2025, with what was merged into them. No table holds them: a law changes them, and then this file. */
export const listWards: Handler<'listWards'> = async ({ query }) => {
  const answer = answers.get(query.city);
  if (answer === undefined) throw new ApiError('NOT_FOUND');
  return answer;
};
