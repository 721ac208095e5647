import type { InteriorShare } from '@hien/api';
import { trimInteriorShare } from '@hien/domain';
import { ShareCard, type PictureRatio, mediaUrl } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { HomeSection } from './HomeSection.tsx';
import { SeeAll } from './SeeAll.tsx';
import { CardRowSkeleton } from './skeletons.tsx';
import * as s from './RealHomes.css.ts';

// One column's heights are another's in a different order: the wall ends level.
const ratios: readonly PictureRatio[] = [
  '4:5',
  '1:1',
  '4:3',
  '1:1',
  '4:3',
  '4:5',
  '4:3',
  '4:5',
  '1:1',
];

/** Homes that members show: a wall of frames on wide screens, a strip to push on phones. Cut as in D64. */
export function RealHomes({
  query,
  all,
}: {
  query: Loadable<{ items: readonly InteriorShare[] }>;
  all: string;
}) {
  const text = useText();
  return (
    <HomeSection
      id="homes"
      title={text('home.homes.title')}
      lead={text('home.homes.lead')}
      action={<SeeAll href={all} label="home.homes.all" />}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      skeleton={<CardRowSkeleton kind="share" count={3} />}
    >
      {({ items }) => {
        const shown = trimInteriorShare(items);
        const columns = [0, 1, 2].map((column) =>
          shown.flatMap((share, at) =>
            at % 3 === column ? [{ share, ratio: ratios[at] ?? '1:1' }] : [],
          ),
        );
        return (
          <div className={s.wall}>
            {columns.map((column, at) => (
              <ul key={`column-${at}`} className={s.column}>
                {column.map(({ share, ratio }) => (
                  <li key={`share-${share.id}`} className={s.frame}>
                    <Home share={share} ratio={ratio} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        );
      }}
    </HomeSection>
  );
}

function Home({ share, ratio }: { share: InteriorShare; ratio: PictureRatio }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const { avatar } = share.author;
  const style = text(`style.${share.style}`);
  return (
    <ShareCard
      href={paths.interiorShareDetail.to(language, { slug: share.slug })}
      title={share.title}
      picture={share.picture}
      ratio={ratio}
      author={{ name: share.author.name, src: avatar && mediaUrl(avatar, { width: 48 }) }}
      fact={share.area === null ? style : `${format.area(share.area)} · ${style}`}
      likes={{
        text: format.integer(share.likes),
        label: text('home.homes.likes', { count: share.likes }),
      }}
      sizes="(min-width: 1344px) 410px, (min-width: 768px) 33vw, 72vw"
    />
  );
}
