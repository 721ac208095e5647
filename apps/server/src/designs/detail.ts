import {
  type DesignProblem,
  type Language,
  couldEver,
  designProblem,
  vatRateOn,
} from '@hien/domain';
import {
  type PackageRoom,
  type RoomKind,
  constructionVat,
  estimate,
  levelOf,
  works,
} from '@hien/domain/design-package';
import type { Database } from '../db/database.ts';
import { aroundSql } from '../db/around-sql.ts';
import { floorsSql } from '../db/floors-sql.ts';
import { objectSql, pictureSql, picturesSql, textSql, untranslatedSql } from '../db/json-sql.ts';
import { placedProductSql } from '../db/placed-product-sql.ts';
import type { InteriorStyle } from '../db/schema/vocabulary.ts';
import { ApiError } from '../http/api-error.ts';
import { type Answer, type Handler, JsonText } from '../http/handler.ts';
import type { Member } from '../http/member.ts';
import type { Services } from '../services.ts';
import { designCardFields } from './list-designs.ts';

type Wire = Answer<'getDesign'>['data'];

/** A room of a design by name, from `design_rooms r`. */
export const roomFields = (language: Language): Record<string, string> => ({
  id: 'r.id',
  room_type: 'r.room_type',
  name: textSql('r.name', language),
  area: 'r.area_m2',
  picture: pictureSql('r.cover', language),
  has_panorama: 'r.panorama is not null',
});

const roomsSql = (fields: Record<string, string>): string =>
  `(select coalesce(json_agg(${objectSql(fields)} order by r.position, r.id), '[]') from design_rooms r where r.design_id = d.id)`;

/** A design as anybody sees it. */
export function getDesignPreview({ database }: Services): Handler<'getDesignPreview'> {
  return async ({ params, language }) => {
    const count = (kind: string, format: string, number: string) =>
      objectSql({ kind: `'${kind}'`, format: `'${format}'`, count: number });
    const some = (kind: string, format: string, number: string) =>
      `(select case when n > 0 then ${count(kind, format, 'n')} end from (${number}) counted(n))`;
    // Those of the house are AVIF, what a partner sent was encoded anew as WebP.
    const renders = (format: 'AVIF' | 'WEBP') =>
      some(
        'render',
        format,
        `select count(*)::int from (
          select r.cover->>'name' as name from design_rooms r where r.design_id = d.id
          union select r.panorama->>'name' from design_rooms r where r.design_id = d.id
          union select p->>'name' from design_rooms r, jsonb_array_elements(r.pictures) p where r.design_id = d.id
          union select p->>'name' from jsonb_array_elements(d.pictures) p) held
        where name like '%.${format.toLowerCase()}'`,
      );
    const plans = (format: 'SVG' | 'WEBP', is: 'like' | 'not like') =>
      some(
        'plan',
        format,
        `select count(*)::int from jsonb_array_elements(d.floors) f where f->'plan'->>'name' ${is} '%.svg'`,
      );
    const documents = (kind: string) =>
      some(
        kind,
        'PDF',
        `select count(*)::int from design_files f where f.design_id = d.id and f.kind = '${kind}'`,
      );
    const item = objectSql({
      ...designCardFields(language, 'd'),
      summary: textSql('d.summary', language),
      in_vietnamese: untranslatedSql({ title: 'd.name', summary: 'd.summary' }, language),
      designer: 'd.designer_name',
      is_on_sale: 'd.withdrawn_at is null',
      plan_type: 'd.plan_type',
      pictures: picturesSql('d.pictures', language),
      rooms: roomsSql(roomFields(language)),
      // What a package holds follows from what is drawn and counted; a home on request has no estimate (D95).
      files: `(select json_agg(file.value order by file.place) from json_array_elements(json_build_array(
        ${renders('AVIF')},
        ${renders('WEBP')},
        ${plans('SVG', 'like')},
        ${plans('WEBP', 'not like')},
        ${documents('plan')},
        ${documents('materials')},
        ${documents('estimate')},
        case when d.construction_price_from is not null then ${count('materials', 'CSV', '1')} end,
        case when d.construction_price_from is not null then ${count('estimate', 'CSV', '1')} end,
        ${count('licence', 'TXT', '1')}
      )) with ordinality as file(value, place) where json_typeof(file.value) <> 'null')`,
    });
    const [row] = await database.rows<{ item: string }>(
      {
        name: `design-preview-${language}`,
        text: `select ${item}::text as item from designs d where d.id = $1`,
      },
      [params.id],
    );
    if (row === undefined) throw new ApiError('NOT_FOUND');
    return new JsonText(`{"data":${row.item}}`);
  };
}

/** What the tables say; what it costs is counted from it. */
export type StoredDesign = Omit<Wire, 'floors' | 'estimate' | 'purchase'> & {
  number: string;
  style: InteriorStyle;
  is_own: boolean;
  is_owned: boolean;
  is_ordered: boolean;
  is_withdrawn: boolean;
  on_request: boolean;
  floors: (Omit<Wire['floors'][number], 'rooms'> & {
    rooms: (Omit<Wire['floors'][number]['rooms'][number], 'room_id'> & { place: number | null })[];
  })[];
};

/** A design in full, for members. */
export function getDesign({ database, now }: Services): Handler<'getDesign'> {
  return async (call) => {
    const member = await call.signedIn();
    const stored = await readDesign(database, call.params.id, member.userId, call.language);
    if (stored === null) throw new ApiError('NOT_FOUND');
    const {
      number: _,
      style,
      is_own,
      is_owned,
      is_ordered,
      is_withdrawn,
      on_request,
      floors,
      ...rest
    } = stored;
    const data: Wire = {
      ...rest,
      floors: floors.map((floor) => ({
        ...floor,
        rooms: floor.rooms.map(({ place, ...room }) => ({
          ...room,
          room_id: place === null ? null : (stored.rooms[place]?.id ?? null),
        })),
      })),
      purchase: purchaseOf(
        member,
        designProblem({
          isOwn: is_own,
          isOwned: is_owned,
          isOrdered: is_ordered,
          isWithdrawn: is_withdrawn,
        }),
      ),
      estimate: on_request ? null : estimateOf(stored, style, call.language, now()),
    };
    return { data };
  };
}

const shownProblems: Readonly<Record<DesignProblem, Wire['purchase']>> = {
  OWN_DESIGN: 'own',
  ALREADY_OWNED: 'owned',
  ALREADY_ORDERED: 'ordered',
  DESIGN_WITHDRAWN: 'withdrawn',
};

/** Why somebody may not buy it comes before how he may (2.10 G1, D78). */
function purchaseOf({ capabilities }: Member, problem: DesignProblem | null): Wire['purchase'] {
  if (problem !== null) return shownProblems[problem];
  return couldEver('design.buy', capabilities) ? 'direct' : 'through-contractor';
}

const kindOfRoom: Readonly<Record<Wire['rooms'][number]['room_type'], RoomKind>> = {
  'living-room': 'living',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  bathroom: 'bath',
  'master-room': 'master',
  gym: 'gym',
  multipurpose: 'multipurpose',
  'living-kitchen': 'living-kitchen',
  other: 'balcony',
};

/** Every room that is drawn, else the rooms of the package. */
export function packageRooms({
  floors,
  rooms,
}: {
  readonly floors: readonly {
    readonly rooms: readonly { readonly id: string; readonly area: number }[];
  }[];
  readonly rooms: readonly Pick<Wire['rooms'][number], 'id' | 'area' | 'room_type'>[];
}): PackageRoom[] {
  const drawn = floors.flatMap((floor) => floor.rooms);
  return drawn.length > 0
    ? // A plan numbers rooms of one kind: `bedroom`, `bedroom-2`.
      drawn.map(({ id, area }) => ({ id, area, kind: id.replace(/-\d+$/, '') as RoomKind }))
    : rooms.map(({ id, area, room_type }) => ({ id: `${id}`, area, kind: kindOfRoom[room_type] }));
}

export function estimateOf(
  stored: StoredDesign,
  style: InteriorStyle,
  language: Language,
  now: number,
): Wire['estimate'] {
  // The day in Vietnam.
  const day = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10);
  const made = estimate(
    {
      rooms: packageRooms(stored),
      level: levelOf(style),
      pieces: stored.pieces.map(({ id, quantity, final_price }) => ({
        productId: id,
        quantity,
        price: final_price,
      })),
    },
    vatRateOn(constructionVat, day) ?? 1000,
  );
  if (made === null) return null;
  const { lines, vatRate, ...sums } = made;
  return {
    ...sums,
    vat_rate: vatRate,
    lines: lines.map(({ code, group, unit, tenths, unitPrice, amount }) => ({
      code,
      group,
      name: works.find((work) => work.code === code)?.name[language] ?? code,
      unit,
      quantity: tenths / 10,
      unit_price: unitPrice,
      amount,
    })),
  };
}

/** One statement, however many rooms and pieces there are. Null when there is no such design. */
export async function readDesign(
  database: Database,
  id: number,
  userId: number,
  language: Language,
): Promise<StoredDesign | null> {
  // What stands on the cover belongs to its first room.
  const piece = `(${placedProductSql(language, 'dp.x', 'dp.y')}::jsonb || jsonb_build_object('quantity', dp.quantity,
    'room_id', coalesce(dp.room_id, (select r.id from design_rooms r where r.design_id = d.id order by r.position, r.id limit 1))))`;
  const contractor = objectSql({
    contractor_id: 'c.id',
    company_name: 'c.company_name',
    city: 'c.city',
    logo: pictureSql('c.logo', language),
  });
  const item = objectSql({
    id: 'd.id',
    number: 'd.number',
    style: 'd.style',
    is_own: 'd.owner_id is not distinct from $2::integer',
    is_owned: `exists (select 1 from design_purchases b
      where b.design_id = d.id and b.user_id = $2 and b.returned_at is null)`,
    is_ordered: `exists (select 1 from design_order_lines l join design_orders o on o.id = l.order_id
      where l.design_id = d.id and l.user_id = $2 and l.ended_at is null and o.state = 'pending')`,
    is_withdrawn: 'd.withdrawn_at is not null',
    on_request: 'd.construction_price_from is null',
    floors: floorsSql('d.floors', language),
    rooms: roomsSql({
      ...roomFields(language),
      panorama: pictureSql('r.panorama', language),
      around: aroundSql('r.around', language),
    }),
    pieces: `(select coalesce(json_agg(${piece} order by coalesce(dp.room_id, 0), dp.position, dp.id), '[]')
      from design_products dp join products p on p.id = dp.product_id and p.status in ('on_sale', 'sold_out')
      where dp.design_id = d.id)`,
    contractors: `(select coalesce(json_agg(${contractor} order by c.score desc, c.id), '[]') from
      (select * from contractors where approval = 'approved' order by score desc, id limit 3) c)`,
  });
  const [row] = await database.rows<{ item: string }>(
    {
      name: `design-${language}`,
      text: `select ${item}::text as item from designs d where d.id = $1`,
    },
    [id, userId],
  );
  return row === undefined ? null : (JSON.parse(row.item) as StoredDesign);
}
