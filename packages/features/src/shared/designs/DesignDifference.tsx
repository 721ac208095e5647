import {
  type DesignContent,
  type DesignField,
  designFieldLabels,
  designFileLabels,
  ownDesignTypeLabels,
  ownPlanTypeLabels,
} from '@hien/domain';
import { Badge } from '@hien/ui';
import { WordsInLanguages } from '../versions/WordsInLanguages.tsx';
import { uploadPreview } from '../forms/uploads.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type MessageId, useText } from '../i18n/useText.ts';
import * as s from '../versions/versions.css.ts';
import { RoomsOnPlan } from './RoomsOnPlan.tsx';
import { PrivateDocument } from '../pictures/PrivateDocument.tsx';

interface DesignDifferenceProps {
  /** What buyers see now; null when they see nothing yet. */
  before: DesignContent | null;
  after: DesignContent;
  fields: readonly DesignField[];
  /** Names of the pieces that stand in the rooms. */
  pieces: ReadonlyMap<number, string>;
}

/** Fields of a design: how they are, and beside it how buyers see them now. */
export function DesignDifference({ before, after, fields, pieces }: DesignDifferenceProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <dl className={s.list}>
      {fields.map((field) => (
        <div key={field} className={before === null ? s.row : s.changed}>
          <dt className={s.label}>{designFieldLabels[field][language]}</dt>
          {before === null ? null : (
            <dd className={s.side}>
              <Badge>{text('project.version.before')}</Badge>
              <Value field={field} content={before} other={after} pieces={pieces} />
            </dd>
          )}
          <dd className={s.side}>
            {before === null ? null : <Badge tone="accent">{text('project.version.after')}</Badge>}
            <Value field={field} content={after} other={before} pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = Pick<DesignDifferenceProps, 'pieces'> & {
  field: DesignField;
  content: DesignContent;
  /** The version that it is compared with. */
  other: DesignContent | null;
};

function Value({ field, content, other, pieces }: ValueProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  switch (field) {
    case 'name':
    case 'summary':
    case 'description':
      return <WordsInLanguages words={content[field]} other={other?.[field] ?? null} />;
    case 'area':
      return content.area === null ? '–' : format.area(content.area);
    case 'price':
      return content.price === null ? '–' : format.vnd(content.price);
    case 'style':
      return content.style === '' ? '–' : text(`style.${content.style}` as MessageId);
    case 'house_type':
      return content.house_type === '' ? '–' : text(`house.${content.house_type}` as MessageId);
    case 'design_type':
      return (
        ownDesignTypeLabels[content.design_type as keyof typeof ownDesignTypeLabels]?.[language] ??
        '–'
      );
    case 'plan_type':
      return (
        ownPlanTypeLabels[content.plan_type as keyof typeof ownPlanTypeLabels]?.[language] ?? '–'
      );
    case 'pictures':
      return <Pictures addresses={content.pictures} label="design.picture" />;
    case 'plans':
      return <Pictures addresses={content.plans} label="design.plan" />;
    case 'rooms':
      return <Rooms rooms={content.rooms} plans={content.plans} pieces={pieces} />;
    case 'files':
      return content.files.length === 0 ? (
        '–'
      ) : (
        <ul className={s.words}>
          {content.files.map(({ file, kind, title }) => (
            <li key={file} className={s.section}>
              <span className={s.small}>{designFileLabels[kind][language]}</span>
              <PrivateDocument address={file} name={`${title}.pdf`} />
            </li>
          ))}
        </ul>
      );
  }
}

interface PicturesProps {
  addresses: readonly string[];
  label: 'design.picture' | 'design.plan' | 'design.around';
}

function Pictures({ addresses, label }: PicturesProps) {
  const text = useText();
  if (addresses.length === 0) return '–';
  return (
    <ol className={s.pictures}>
      {addresses.map((address, at) => (
        <li key={address} className={s.picture}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              className={s.image}
              src={uploadPreview(address)}
              alt={text(label, { number: at + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Each room with its size, its pictures and the pieces that stand in it. */
function Rooms({
  rooms,
  plans,
  pieces,
}: Pick<DesignContent, 'rooms' | 'plans'> & Pick<ValueProps, 'pieces'>) {
  const text = useText();
  const format = useFormat();
  if (rooms.length === 0) return '–';
  const onPlans = plans
    .map((plan, floor) => ({
      plan,
      floor,
      placed: rooms.flatMap(({ place }, at) =>
        place?.plan === plan ? [{ number: at + 1, place }] : [],
      ),
    }))
    .filter(({ placed }) => placed.length > 0);
  return (
    <>
      <ol className={s.story}>
        {rooms.map((room, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a room is its place
          <li key={at} className={s.section}>
            <span>
              {[
                room.room_type === '' ? '–' : text(`room.${room.room_type}` as MessageId),
                ...(room.area === null ? [] : [format.area(room.area)]),
              ].join(' · ')}
            </span>
            <Pictures addresses={room.pictures} label="design.picture" />
            {room.panorama === null ? null : (
              <Pictures addresses={[room.panorama]} label="design.around" />
            )}
            {room.pieces.length === 0 ? null : (
              <span className={s.small}>
                {room.pieces
                  .map(({ product_id: id, quantity }) =>
                    text('design.piece', {
                      name: pieces.get(id) || `SP-${id}`,
                      count: quantity,
                    }),
                  )
                  .join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ol>
      {onPlans.map(({ plan, floor, placed }) => (
        <RoomsOnPlan
          key={plan}
          plan={uploadPreview(plan)}
          alt={text('design.on-plan', {
            floor: text('design.plan', { number: floor + 1 }),
            rooms: placed.map(({ number }) => number).join(', '),
          })}
          rooms={placed}
        />
      ))}
    </>
  );
}
